import { v7 as uuid } from 'uuid';
import { shorten } from '@va/domain/texts.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Mail, Message } from './message.ts';
import { queueOut } from './outbox-rows.ts';

/** Longest title and body of a push notice, characters: push services take 4096 bytes, a screen shows a few lines. */
const MOST = { title: 200, body: 600 };

/**
 * Sends messages to pilots in the caller's transaction, with one statement per channel for all of them: to the inbox;
 * by mail if the pilot has an address; and as push notices if urgent. Erased accounts get nothing.
 */
export async function tellPilots(
  tx: Tx,
  messages: readonly { pilotId: string; message: Message }[],
): Promise<void> {
  if (messages.length === 0) return;
  const ids = messages.map(({ pilotId }) => pilotId);
  const pilots = await tx
    .selectFrom('pilot')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('status', '!=', constant('erased'))
    .execute();
  const emails = new Map(pilots.map(({ id, email }) => [id, email]));
  const told = messages.filter(({ pilotId }) => emails.has(pilotId));
  if (told.length === 0) return;
  const inbox = told.map(({ pilotId, message: { kind, title, body, link } }) => {
    return { id: uuid(), pilot_id: pilotId, kind, title, body, link: link ?? null };
  });
  await tx.insertInto('inbox_message').values(inbox).execute();
  const mails = told.flatMap(({ pilotId, message: { title, body, mail } }) => {
    const target = emails.get(pilotId);
    const { subject, text } = mail ?? { subject: title, text: body };
    return target ? [{ channel: 'mail' as const, pilot_id: pilotId, target, subject, body: text }] : [];
  });
  await queueOut(tx, mails);
  for (const { pilotId, message } of told) if (message.urgent) await queuePush(tx, pilotId, message);
}

/** Puts a message into the outbox once for each browser in which its pilot allowed push notices. */
export async function queuePush(tx: Tx, pilotId: string, message: Message): Promise<void> {
  const devices = await tx
    .selectFrom('push_device')
    .select('sign_in_id as target')
    .where('pilot_id', '=', pilotId)
    .execute();
  const title = shorten(message.title, MOST.title);
  const body = shorten(message.body, MOST.body);
  const { link } = message;
  const path = (link ?? '').replace(/^\/plataforma\/?/, '');
  const notice = { pilot_id: pilotId, subject: title, body: JSON.stringify({ title, body, path }) };
  const notices = devices.map(({ target }) => ({ ...notice, channel: 'push' as const, target }));
  await queueOut(tx, notices);
}

/** Sends a message to one pilot, in the transaction of what it is about: see `tellPilots`. */
export function tellPilot(tx: Tx, pilotId: string, message: Message): Promise<void> {
  return tellPilots(tx, [{ pilotId, message }]);
}

/** Puts a mail into the outbox; it leaves when the transaction has committed. */
export function queueMail(tx: Tx, { pilotId, to, subject, text }: Mail): Promise<void> {
  return queueOut(tx, [{ channel: 'mail', pilot_id: pilotId, target: to, subject, body: text }]);
}
