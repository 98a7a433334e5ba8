import type { AircraftRow } from '@va/domain/fleet/aircraft-csv.ts';
import type { Queries } from '#server/db/database.ts';
import { readTailPlaces } from './tail-places.ts';

/** Every tail as a file has it, those that are gone too, with its id. */
export async function readFleetRows(queries: Queries): Promise<(AircraftRow & { id: string })[]> {
  const places = await readTailPlaces(queries);
  const rows = await queries.selectFrom('aircraft').selectAll().orderBy('registration').execute();
  return rows.map((row) => ({
    id: row.id,
    registration: row.registration,
    typeId: row.type_id,
    icaoType: row.icao_type,
    place: places.get(row.id)?.icao ?? row.base_icao,
    base: row.base_icao,
    service: row.service,
  }));
}
