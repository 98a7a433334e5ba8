import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Writes down the rank with which somebody joins. */
export async function startRankHistory(
  tx: Tx,
  _: Airline,
  pilot: { id: string; rank_code: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('rank_history')
    .values({ id: uuid(), pilot_id: pilot.id, rank_code: pilot.rank_code, since: now, reason: 'Alta' })
    .execute();
}
