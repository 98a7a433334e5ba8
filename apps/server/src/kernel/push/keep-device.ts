import { createECDH } from 'node:crypto';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { isHostName } from '../outgoing/public-address.ts';
import type { PushSubscription } from './push-devices.ts';

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
