import type { Place } from '../traffic/progress.ts';

/** An airport that may have two codes: the one the airline uses, and the one in force. */
interface CodedPlace extends Place {
  icaoCurrent?: string | undefined;
}

/**
 * Places by ICAO code, an airport under both of its codes. If two have the same code, the airport of the network
 * replaces the stop of a tour, since more is known of it.
 */
export function placesByCode(
  airports: readonly CodedPlace[],
  stops: readonly Place[],
): ReadonlyMap<string, Place> {
  return new Map<string, Place>([
    ...stops.map((stop) => [stop.icao, stop] as const),
    ...airports.flatMap((airport) =>
      [airport.icao, airport.icaoCurrent].flatMap((icao) => (icao ? [[icao, airport] as const] : [])),
    ),
  ]);
}
