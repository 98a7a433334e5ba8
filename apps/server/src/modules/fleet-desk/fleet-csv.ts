import { aircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import type { Queries } from '#server/db/database.ts';
import { readFleetRows } from '../fleet/read-fleet-rows.ts';

/** Every tail, those that are gone too, in the columns of phpVMS. */
export async function fleetCsv(queries: Queries): Promise<string> {
  return aircraftCsv(await readFleetRows(queries));
}
