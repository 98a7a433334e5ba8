import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';

/** Where flights can have arrived: the fields of the content, and airports brought since, whose runways are not known. */
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
