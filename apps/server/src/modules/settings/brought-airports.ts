import type { Queries } from '#server/db/database.ts';
import type { Airport, Operations } from '#server/kernel/airline/operations.ts';

/** Airports that imports have brought. The length of their runways is not known, which 0 stands for. */
export async function readBroughtAirports(queries: Queries): Promise<Airport[]> {
  const rows = await queries
    .selectFrom('brought_airport')
    .select(['icao', 'iata', 'name', 'city', 'country', 'timezone', 'lat', 'lon'])
    .execute();
  return rows.map((row) => ({ ...row, runwayM: 0, inNetwork: true }));
}

/** Fills the network with what the content says and what was brought besides; where both know one, the content holds. */
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
