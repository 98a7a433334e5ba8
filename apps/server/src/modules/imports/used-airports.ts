import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Airports of an import that something goes to or stands at; flights that other files brought name any airport. */
export async function usedAirports(queries: Queries, importId: string): Promise<string[]> {
  const { rows } = await sql<{ icao: string }>`
    select icao from brought_airport brought where import_id = ${importId} and (
      exists (select from flight where icao in (dep_icao, arr_icao))
      or exists (select from booking where icao in (dep_icao, arr_icao))
      or exists (select from report where import_id is null and icao in (dep_icao, arr_planned_icao, arr_icao))
      or exists (select from aircraft where icao = base_icao)
      or exists (select from aircraft_event where icao = to_icao)
      or exists (select from pilot where icao = base_icao)
      or exists (select from airline_event where icao = any(airports))
      or exists (select from desk_entry where kind = 'tour' and value->'stops' @> to_jsonb(icao)))
    order by icao limit 1000`.execute(queries);
  return rows.map(({ icao }) => icao);
}
