import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';
import type { Message } from './message.ts';

/** Tells many pilots something each, with two statements for all of them. */
export async function tellPilots(
  tx: Queries,
  messages: readonly { pilotId: string; message: Message }[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('inbox_message')
    .values(
      messages.map(({ pilotId, message: { kind, title, body, link } }) => ({
        id: uuid(),
        pilot_id: pilotId,
        kind,
        title,
        body,
        link: link ?? null,
      })),
    )
    .execute();
  const ids = messages.map(({ pilotId }) => pilotId);
  const addresses = await tx
    .selectFrom('pilot')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('email', 'is not', null)
    .execute();
  const emails = new Map(addresses.map(({ id, email }) => [id, email]));
  const mails = messages.flatMap(({ pilotId, message }) => {
    const target = emails.get(pilotId);
    return target
      ? {
          id: uuid(),
          channel: 'mail' as const,
          pilot_id: pilotId,
          target,
          subject: message.title,
          body: message.body,
        }
      : [];
  });
  if (mails.length > 0) await tx.insertInto('outbox').values(mails).execute();
}
