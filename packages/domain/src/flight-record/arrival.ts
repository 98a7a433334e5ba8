import { distanceNm, type Position } from '../great-circle.ts';

/** Distance from an airport's reference point up to which an aircraft is at that airport, NM. */
export const AT_AIRPORT_NM = 5;

/** An airport as the record of a flight needs it. */
export interface KnownAirport extends Position {
  icao: string;
  /** Other codes for the same field, old and new. */
  aliases: readonly string[];
}

/** Place where a flight ended. */
export interface Arrival {
  /** Null if no known airport lies within 5 NM; the coordinates are the place until staff name it. */
  icao: string | null;
  /** The flight did not end at the planned airport. */
  diversion: boolean;
}

/** The nearest airport within 5 NM, or null. */
export function nearestAirport(place: Position, airports: readonly KnownAirport[]): KnownAirport | null {
  const [nearest] = airports
    .map((airport) => ({ airport, distance: distanceNm(place, airport) }))
    .filter(({ distance }) => distance <= AT_AIRPORT_NM)
    .toSorted((a, b) => a.distance - b.distance || (a.airport.icao < b.airport.icao ? -1 : 1));
  return nearest?.airport ?? null;
}

/** The airport where a flight ended, by its place on block; `planned` may be any code of the planned airport. */
export function arrivalOf(place: Position, planned: string, airports: readonly KnownAirport[]): Arrival {
  const airport = nearestAirport(place, airports);
  const asPlanned = airport !== null && [airport.icao, ...airport.aliases].includes(planned);
  return { icao: airport?.icao ?? null, diversion: !asPlanned };
}
