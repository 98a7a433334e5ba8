import type { Tx } from '#server/db/database.ts';
import type { Mail, Message } from './message.ts';
import { queueOut } from './queue-out.ts';
import { tellPilots } from './tell-pilots.ts';

/** Sends a message to one pilot, in the transaction of what it is about: see `tellPilots`. */
export function tellPilot(tx: Tx, pilotId: string, message: Message): Promise<void> {
  return tellPilots(tx, [{ pilotId, message }]);
}

/** Puts a mail into the outbox; it leaves when the transaction has committed. */
export function queueMail(tx: Tx, { pilotId, to, subject, text }: Mail): Promise<void> {
  return queueOut(tx, [{ channel: 'mail', pilot_id: pilotId, target: to, subject, body: text }]);
}
