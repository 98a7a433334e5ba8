import type { ApiAnswer } from './api-client.ts';
import type { ApiServer } from './api-server.ts';

let senders = 0;

/** Somebody at an address of their own, in a part of the network of their own, behind one proxy. */
export function fromElsewhere(): Record<string, string> {
  senders += 1;
  return { 'X-Forwarded-For': `10.${senders >> 8}.${senders & 255}.7` };
}

/** An application that is right, with a mailbox of its own. */
export function application(changes: object = {}): { email: string } & Record<string, unknown> {
  senders += 1;
  return {
    name: 'Ana Pérez',
    email: `ana${senders}@example.org`,
    oldEnough: true,
    privacyAccepted: true,
    answers: { 'por-que': 'Por los horarios y la gente' },
    ...changes,
  };
}

/** Opens the form, waits for as long as one takes to fill it in, and sends it. */
export async function apply(
  api: ApiServer,
  sent: object,
  { from = fromElsewhere(), seconds = 30 }: { from?: Record<string, string>; seconds?: number } = {},
): Promise<ApiAnswer> {
  const visitor = api.visitor();
  const { body } = await visitor.get('/applications/form', { headers: from });
  api.pass(seconds);
  return visitor.post('/applications', { formToken: body.token, ...sent }, from);
}

/** Mails to a mailbox, the newest last. */
export function mailsTo(api: ApiServer, email: string) {
  return api.db.queries
    .selectFrom('outbox')
    .select(['subject', 'body', 'pilot_id'])
    .where('target', '=', email)
    .orderBy('id')
    .execute();
}

/** The secret of the link in the newest mail to a mailbox. */
export async function tokenTo(api: ApiServer, email: string): Promise<string> {
  const body = (await mailsTo(api, email)).at(-1)?.body ?? '';
  return /#([\w-]{43})$/m.exec(body)?.[1] ?? '';
}

/** Confirms the newest application of a mailbox. */
export async function confirm(api: ApiServer, email: string): Promise<ApiAnswer> {
  return api.visitor().post('/applications/confirm', { token: await tokenTo(api, email) }, fromElsewhere());
}
