import type { Queries } from '#server/db/database.ts';
import type { Airport, Operations } from '#server/kernel/airline/operations.ts';

/** Imported airports; their runway length is unknown and given as 0. */
export async function readBroughtAirports(queries: Queries): Promise<Airport[]> {
  const rows = await queries
    .selectFrom('brought_airport')
    .select(['icao', 'iata', 'name', 'city', 'country', 'timezone', 'lat', 'lon'])
    .execute();
  return rows.map((row) => ({ ...row, runwayM: 0, inNetwork: true }));
}

/** Fills the network with the content's airports and imported ones; if both have one, the content's wins. */
export function keepAirports(
  airports: Map<string, Airport>,
  { airports: content }: Operations,
  brought: readonly Airport[],
): void {
  airports.clear();
  for (const [code, airport] of content) airports.set(code, airport);
  for (const airport of brought)
    if (content.get(airport.icao)?.inNetwork !== true) airports.set(airport.icao, airport);
}
