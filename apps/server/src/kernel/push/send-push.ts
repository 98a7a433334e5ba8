import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';
import { sendDue } from '../messages/outbox.ts';
import { forgetOutgoing } from '../messages/outbox-rows.ts';
import { findDevice, forgetDevice } from './push-devices.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushTransport } from './push-service.ts';

/** Backoff: minutes before each retry; late reminders are useless. */
const WAITS_MINUTES = [1, 5];

/** Sends the due push notices. Forgets a browser whose subscription is gone or whose sign-in has ended. */
export function sendDuePush(db: Database, keys: PushKeys, transport: PushTransport, clock: Clock) {
  return sendDue(db, { channel: 'push', waits: WAITS_MINUTES }, clock, async ({ id, target, body }) => {
    const device = await findDevice(db.queries, target, clock());
    if (device && (await transport(device, body, keys))) return;
    await forgetDevice(db.queries, target);
    await forgetOutgoing(db.queries, id);
  });
}
