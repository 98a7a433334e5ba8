import { aircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import type { Queries } from '#server/db/database.ts';
import { readTails } from './read-tails.ts';

/** Every tail, those that are gone too, in the columns of phpVMS. */
export async function fleetCsv(queries: Queries): Promise<string> {
  return aircraftCsv(await readTails(queries));
}
