import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { isFlightNumber } from '../timetable/flights-in-force.ts';

/**
 * Warnings about pilots of an unapplied import whose callsign has the digits of a flight number in force. The platform
 * gives nobody new such a callsign, but a pilot who has used it for years may keep it.
 */
export async function callsignWarnings(queries: Queries, importId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ line: number; callsign: string }>`
    select line, data->>'callsign' as callsign from import_row
    where import_id = ${importId} and ${isFlightNumber(sql`data->>'callsign'`, now)}
    order by line`.execute(queries);
  return rows.map(
    ({ line, callsign }) =>
      `Línea ${line}, «${callsign}»: es también el número de un vuelo en vigor, y en las redes se confundirían. Se puede traer así; para evitarlo, escribe otro indicativo en el archivo.`,
  );
}
