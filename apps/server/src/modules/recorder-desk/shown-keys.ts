/** What is kept of a program that shows its key once and then only says whose it is. */
import { HOUR_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

/** How old what is kept of a showing may become before it is written anew: programs call every ten seconds. */
const STALE_MS = HOUR_MS;

/**
 * Keeps from where a key was shown and when, to the hour; who shows none is asked for by `KeyService.identifyShown`.
 * @param caller digest of the address, hex
 */
export async function keepShown(queries: Queries, keyId = '', caller: string, now: Date): Promise<void> {
  const from = Buffer.from(caller, 'hex');
  await queries
    .updateTable('api_key')
    .set({ shown_from: from, shown_at: now })
    .where('id', '=', keyId)
    .where((is) =>
      is.or([
        is('shown_from', 'is distinct from', from),
        is('shown_at', '<=', new Date(now.getTime() - STALE_MS)),
      ]),
    )
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
