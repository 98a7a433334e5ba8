/** What is kept of a program that shows its key once and then only says whose it is. */
import type { Queries } from '#server/db/database.ts';

/** Keeps from where a key was shown and when, for whom it is asked by `KeyService.identifyShown`. */
export async function keepShown(queries: Queries, keyId = '', caller: string, now: Date): Promise<void> {
  await queries
    .updateTable('api_key')
    .set({ shown_from: Buffer.from(caller, 'hex'), shown_at: now })
    .where('id', '=', keyId)
    .execute();
}

/** Keeps which booking the program was given. */
export async function dispatch(queries: Queries, keyId = '', bookingId: string): Promise<void> {
  await queries.updateTable('api_key').set({ dispatched_id: bookingId }).where('id', '=', keyId).execute();
}

/** Id of that booking; null before there was one. */
export async function dispatchedId(queries: Queries, keyId = ''): Promise<string | null> {
  const row = await queries
    .selectFrom('api_key')
    .select('dispatched_id')
    .where('id', '=', keyId)
    .executeTakeFirst();
  return row?.dispatched_id ?? null;
}
