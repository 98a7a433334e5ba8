import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';
import type { Message } from './message.ts';

/** Tells many pilots something each, with three statements for all of them; those whose account is erased nothing. */
export async function tellPilots(
  tx: Queries,
  messages: readonly { pilotId: string; message: Message }[],
): Promise<void> {
  if (messages.length === 0) return;
  const pilots = await tx
    .selectFrom('pilot')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      messages.map(({ pilotId }) => pilotId),
    )
    .where('status', '!=', 'erased')
    .execute();
  const emails = new Map(pilots.map(({ id, email }) => [id, email]));
  const told = messages.filter(({ pilotId }) => emails.has(pilotId));
  if (told.length === 0) return;
  await tx
    .insertInto('inbox_message')
    .values(
      told.map(({ pilotId, message: { kind, title, body, link } }) => ({
        id: uuid(),
        pilot_id: pilotId,
        kind,
        title,
        body,
        link: link ?? null,
      })),
    )
    .execute();
  const mails = told.flatMap(({ pilotId, message }) => {
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
