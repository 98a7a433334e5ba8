import { v7 as uuid } from 'uuid';
import type { Queries } from '#server/db/database.ts';
import { queuePush } from '../push/send-push.ts';
import type { Mail, Message } from './message.ts';

/**
 * Puts a message into a pilot's inbox, where there is an address into the outgoing mail, and what is urgent into the
 * notices of the devices; in one transaction. Nothing is written to an account that is erased.
 */
export async function tellPilot(tx: Queries, pilotId: string, message: Message): Promise<void> {
  const pilot = await tx
    .selectFrom('pilot')
    .select(['email', 'status'])
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (pilot.status === 'erased') return;
  await tx
    .insertInto('inbox_message')
    .values({
      id: uuid(),
      pilot_id: pilotId,
      kind: message.kind,
      title: message.title,
      body: message.body,
      link: message.link ?? null,
    })
    .execute();
  const mail = message.mail ?? { subject: message.title, text: message.body };
  if (pilot.email !== null) await queueMail(tx, { pilotId, to: pilot.email, ...mail });
  if (message.urgent) await queuePush(tx, pilotId, message);
}

/** Puts a mail into the outbox; it leaves when the transaction has committed. */
export async function queueMail(tx: Queries, mail: Mail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: uuid(),
      channel: 'mail',
      pilot_id: mail.pilotId,
      target: mail.to,
      subject: mail.subject,
      body: mail.text,
    })
    .execute();
}
