import type { Database, Queries } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import type { Message } from '../messages/message.ts';
import { sendDue } from '../messages/outbox.ts';
import { queueOut } from '../messages/queue-out.ts';
import { findDevice, forgetDevice } from './push-devices.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushTransport } from './push-service.ts';

/** Minutes between tries: a reminder is of use soon or never. */
const WAITS_MINUTES = [1, 5];

/** Puts a message into the outbox once for each browser in which its pilot allowed notices; in one transaction. */
export async function queuePush(tx: Queries, pilotId: string, message: Message): Promise<void> {
  const devices = await tx
    .selectFrom('push_device')
    .select('sign_in_id as target')
    .where('pilot_id', '=', pilotId)
    .execute();
  const { title, body, link } = message;
  const path = (link ?? '').replace(/^\/plataforma\/?/, '');
  const notice = { pilot_id: pilotId, subject: title, body: JSON.stringify({ title, body, path }) };
  const notices = devices.map(({ target }) => ({ ...notice, channel: 'push' as const, target }));
  await queueOut(tx, notices);
}

/** Sends the notices that are due. A browser that takes none any more, or whose sign-in is over, is forgotten. */
export function sendDuePush(db: Database, keys: PushKeys, transport: PushTransport, clock: Clock) {
  return sendDue(db, { channel: 'push', waits: WAITS_MINUTES }, clock, async ({ id, target, body }) => {
    const device = await findDevice(db.queries, target, clock());
    if (device && (await transport(device, body, keys))) return;
    await forgetDevice(db.queries, target);
    await db.queries.deleteFrom('outbox').where('id', '=', id).execute();
  });
}
