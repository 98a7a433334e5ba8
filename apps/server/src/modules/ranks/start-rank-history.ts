import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Writes down the rank with which somebody joins. */
export function startRankHistory(
  tx: Tx,
  _: Airline,
  pilot: { id: string; rank_code: string },
  now: Date,
): Promise<void> {
  const { id, rank_code: rank } = pilot;
  return startRankHistories(tx, [{ id, rank, since: now.toISOString() }], 'Alta');
}

/**
 * The same for many at once, in one statement.
 * @param pilots with the rank that each has, and since when as an ISO instant
 * @param reason in Spanish, for the pilot to read
 */
export async function startRankHistories(
  tx: Tx,
  pilots: readonly { id: string; rank: string; since: string }[],
  reason: string,
): Promise<void> {
  const given = pilots.map((pilot) => ({ ...pilot, entry: uuid() }));
  await sql`insert into rank_history (id, pilot_id, rank_code, since, reason)
    select entry, id, rank, since, ${reason}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as row (entry uuid, id uuid, rank text, since timestamptz)`.execute(tx);
}
