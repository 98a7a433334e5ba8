import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

/** Days for which a sign-in or a link is kept after its end. */
export const SIGN_IN_DAYS = 30;

/**
 * Removes sign-ins and links that have been over for their days, and the devices of sign-ins that are over.
 */
export async function removeOldSignIns(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SIGN_IN_DAYS * DAY_MS);
  await queries
    .deleteFrom('sign_in')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
  const over = queries
    .selectFrom('sign_in')
    .select('id')
    .where((is) => is.or([is('expires_at', '<', now), is('revoked_at', 'is not', null)]));
  await queries.deleteFrom('push_device').where('sign_in_id', 'in', over).execute();
  await queries.deleteFrom('access_link').where('expires_at', '<', before).execute();
  await queries.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
}
