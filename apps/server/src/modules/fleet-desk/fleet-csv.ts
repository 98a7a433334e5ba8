import { aircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import type { Queries } from '#server/db/database.ts';
import { readFleetRows } from '../fleet/read-fleet-rows.ts';

/** A CSV of all tails, including those that are gone, in the columns of phpVMS. */
export async function fleetCsv(queries: Queries): Promise<string> {
  return aircraftCsv(await readFleetRows(queries));
}
