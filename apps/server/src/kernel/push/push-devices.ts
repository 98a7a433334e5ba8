import { createECDH } from 'node:crypto';
import type { z } from 'zod';
import type { pushSubscriptionSchema } from '@va/contract/account/push.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { PushDeviceTable } from '#server/db/tables.ts';
import { isHostName } from '../outgoing/public-address.ts';

export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

/** The columns of a push subscription that sending needs. */
export type PushDevice = Pick<PushDeviceTable, 'endpoint' | 'public_key' | 'auth_secret'>;

/** Push subscriptions of a pilot whose sign-in is still valid, the oldest first, at most 200. */
export function listDevices(queries: Queries, pilotId: string, now: Date) {
  return liveDevices(queries, now)
    .where('push_device.pilot_id', '=', pilotId)
    .orderBy('push_device.created_at')
    .limit(200)
    .execute();
}

/** The push subscription of a sign-in; undefined without one, or once the sign-in has ended. */
export function findDevice(queries: Queries, signInId: string, now: Date): Promise<PushDevice | undefined> {
  return liveDevices(queries, now).where('push_device.sign_in_id', '=', signInId).executeTakeFirst();
}

function liveDevices(queries: Queries, now: Date) {
  return queries
    .selectFrom('push_device')
    .innerJoin('sign_in', 'sign_in.id', 'push_device.sign_in_id')
    .select(['sign_in_id', 'endpoint', 'public_key', 'auth_secret', 'push_device.created_at'])
    .where('sign_in.stage', '=', 'open')
    .where('sign_in.revoked_at', 'is', null)
    .where('sign_in.expires_at', '>', now);
}

/** Removes the push subscription of a sign-in. */
export async function forgetDevice(queries: Queries, signInId: string): Promise<void> {
  await queries.deleteFrom('push_device').where('sign_in_id', '=', signInId).execute();
}

/** Removes the push subscriptions of all sign-ins that have ended. */
export async function forgetEndedDevices(queries: Queries, now: Date): Promise<void> {
  const over = queries
    .selectFrom('sign_in')
    .select('id')
    .where((is) => is.or([is('expires_at', '<', now), is('revoked_at', 'is not', null)]));
  await queries.deleteFrom('push_device').where('sign_in_id', 'in', over).execute();
}

/**
 * Stores the push subscription of a sign-in's browser. It replaces the sign-in's former one, and another sign-in's for
 * the same browser.
 */
export async function keepDevice(
  db: Database,
  { pilotId, signInId }: { pilotId: string; signInId: string },
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<void> {
  const { hostname, username, password } = new URL(endpoint);
  if (!isHostName(hostname) || username !== '' || password !== '')
    throw wrongValue('/endpoint', 'Escribe la dirección https de un servicio de avisos');
  if (!isCurvePoint(keys.p256dh)) throw wrongValue('/keys/p256dh', 'No es una clave de un navegador');
  await db.transaction(async (tx) => {
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
  });
}

/** Whether a key is a valid point of P-256, the curve that encrypts push notices. */
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
