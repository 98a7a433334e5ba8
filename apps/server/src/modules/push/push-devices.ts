import { createECDH } from 'node:crypto';
import type { z } from 'zod';
import type { pushSubscriptionSchema } from '@va/schemas/api/push.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { isHostName } from '../outgoing/public-address.ts';

export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

/** A browser as the sending needs it. */
export interface PushDevice {
  endpoint: string;
  public_key: string;
  auth_secret: string;
}

/** Keeps where the browser of a sign-in takes notices; a browser that another sign-in had is this one's from now on. */
export async function keepDevice(
  tx: Queries,
  { pilotId, signInId }: { pilotId: string; signInId: string },
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<void> {
  const { hostname, username, password } = new URL(endpoint);
  if (!isHostName(hostname) || username !== '' || password !== '')
    throw wrong('/endpoint', 'Escribe la dirección https de un servicio de avisos');
  if (!isCurvePoint(keys.p256dh)) throw wrong('/keys/p256dh', 'No es una clave de un navegador');
  await tx
    .deleteFrom('push_device')
    .where((is) => is.or([is('sign_in_id', '=', signInId), is('endpoint', '=', endpoint)]))
    .execute();
  await tx
    .insertInto('push_device')
    .values({
      sign_in_id: signInId,
      pilot_id: pilotId,
      endpoint,
      public_key: keys.p256dh,
      auth_secret: keys.auth,
      created_at: now,
    })
    .execute();
}

/** Whether a key is a point of the curve that notices are encrypted with. */
function isCurvePoint(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** The browsers of a pilot in which the sign-in still holds, the oldest first. */
export function listDevices(queries: Queries, pilotId: string, now: Date) {
  return liveDevices(queries, now)
    .where('push_device.pilot_id', '=', pilotId)
    .orderBy('push_device.created_at')
    .limit(200)
    .execute();
}

/** The browser of a sign-in while the sign-in holds. */
export function findDevice(queries: Queries, signInId: string, now: Date): Promise<PushDevice | undefined> {
  return liveDevices(queries, now).where('push_device.sign_in_id', '=', signInId).executeTakeFirst();
}

function liveDevices(queries: Queries, now: Date) {
  return queries
    .selectFrom('push_device')
    .innerJoin('sign_in', 'sign_in.id', 'push_device.sign_in_id')
    .select([
      'push_device.sign_in_id',
      'push_device.endpoint',
      'push_device.public_key',
      'push_device.auth_secret',
      'push_device.created_at',
    ])
    .where('sign_in.stage', '=', 'open')
    .where('sign_in.revoked_at', 'is', null)
    .where('sign_in.expires_at', '>', now);
}

/** No more notices for the browser of a sign-in. */
export async function forgetDevice(queries: Queries, signInId: string): Promise<void> {
  await queries.deleteFrom('push_device').where('sign_in_id', '=', signInId).execute();
}

function wrong(pointer: string, message: string): Problem {
  return new Problem('datos-no-validos', { errors: [{ pointer, message }] });
}
