import type { Queries } from '#server/db/database.ts';

const DAY_MS = 86_400_000;

/** Removes sign-ins and links that have been over for a month. */
export async function removeOldSignIns(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * DAY_MS);
  await queries
    .deleteFrom('sign_in')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
  await queries.deleteFrom('access_link').where('expires_at', '<', before).execute();
  await queries.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
}
