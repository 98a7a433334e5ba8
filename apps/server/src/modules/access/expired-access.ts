import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';
import { forgetEndedDevices } from '#server/kernel/push/push-devices.ts';

/** Days for which a sign-in or a link is kept after its end. */
export const SIGN_IN_DAYS = 30;

/**
 * Removes sign-ins and links that ended more than `SIGN_IN_DAYS` ago, push subscriptions of ended sign-ins, and expired
 * passkey challenges.
 */
export async function removeOldSignIns(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS);
  await queries
    .deleteFrom('sign_in')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
  await forgetEndedDevices(queries, now);
  await queries.deleteFrom('access_link').where('expires_at', '<', before).execute();
  await queries.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
}
