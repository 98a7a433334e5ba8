import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Messages that left, or were given up, a month ago are forgotten. */
export async function removeOldDeliveries(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('webhook_id', 'is not', null)
    .where('state', '!=', 'queued')
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '30 days'`)
    .execute();
}
