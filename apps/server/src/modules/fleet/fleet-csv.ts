import { aircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import type { Queries } from '#server/db/database.ts';
import { readTailPlaces } from './tail-places.ts';

/** Every tail, those that are gone too, in the columns of phpVMS. */
export async function fleetCsv(queries: Queries): Promise<string> {
  const places = await readTailPlaces(queries);
  const rows = await queries.selectFrom('aircraft').selectAll().orderBy('registration').execute();
  return aircraftCsv(
    rows.map((row) => ({
      registration: row.registration,
      typeId: row.type_id,
      icaoType: row.icao_type,
      place: places.get(row.id)?.icao ?? row.base_icao,
      base: row.base_icao,
      service: row.service,
    })),
  );
}
