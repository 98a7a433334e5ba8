import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';

/** Airports where flights can have arrived: the content's, and imported ones, whose runways are unknown. */
export function knownFields({ scoring, operations }: Airline): Scoring['fields'] {
  const fields = scoring?.fields ?? [];
  const known = new Set(fields.flatMap(({ icao, aliases }) => [icao, ...aliases]));
  const brought = new Map([...operations.airports.values()].map((airport) => [airport.icao, airport]));
  return [
    ...fields,
    ...[...brought.values()]
      .filter(({ icao }) => !known.has(icao))
      .map(({ icao, lat, lon }) => ({ icao, lat, lon, aliases: [], elevationFt: null, ends: [] })),
  ];
}
