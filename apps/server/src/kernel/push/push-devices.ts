import type { z } from 'zod';
import type { pushSubscriptionSchema } from '@va/contract/account/push.ts';
import type { Queries } from '#server/db/database.ts';
import type { PushDeviceTable } from '#server/db/tables.ts';

export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

/** A browser as the sending needs it. */
export type PushDevice = Pick<PushDeviceTable, 'endpoint' | 'public_key' | 'auth_secret'>;

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
    .select(['sign_in_id', 'endpoint', 'public_key', 'auth_secret', 'push_device.created_at'])
    .where('sign_in.stage', '=', 'open')
    .where('sign_in.revoked_at', 'is', null)
    .where('sign_in.expires_at', '>', now);
}

/** No more notices for the browser of a sign-in. */
export async function forgetDevice(queries: Queries, signInId: string): Promise<void> {
  await queries.deleteFrom('push_device').where('sign_in_id', '=', signInId).execute();
}

/** No more notices for browsers whose sign-in is over. */
export async function forgetEndedDevices(queries: Queries, now: Date): Promise<void> {
  const over = queries
    .selectFrom('sign_in')
    .select('id')
    .where((is) => is.or([is('expires_at', '<', now), is('revoked_at', 'is not', null)]));
  await queries.deleteFrom('push_device').where('sign_in_id', 'in', over).execute();
}
