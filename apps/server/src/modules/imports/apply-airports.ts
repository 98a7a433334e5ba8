import type { AirportRow } from '@va/domain/airport/airport-csv.ts';
import type { Tx } from '#server/db/database.ts';
import type { Applying } from './applying.ts';

/** Adds airports to the network, except those that another file added meanwhile. Answers how many it added. */
export async function applyAirports(
  tx: Tx,
  rows: readonly AirportRow[],
  { importId }: Applying,
): Promise<number> {
  const made = await tx
    .insertInto('brought_airport')
    .values(rows.map((row) => ({ ...row, import_id: importId })))
    .onConflict((conflict) => conflict.column('icao').doNothing())
    .returning('icao')
    .execute();
  return made.length;
}
