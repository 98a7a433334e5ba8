/** One flight that staff add to the timetable; what is wrong with it, the check of every timetable says. */
import { arrivalOf, type Flight } from './flight.ts';
import { freshId, identityOf } from './flight-identity.ts';
import type { TimetableAirport } from './timetable-input.ts';

/** What staff write of a flight; the rest follows from it. */
export type GivenFlight = Omit<
  Flight,
  'id' | 'staUtc' | 'arrDayOffset' | 'distanceNm' | 'source' | 'validFrom'
> & {
  /** Its first day; today when left out. */
  validFrom?: string | undefined;
};

interface NewFlightContext {
  /** By ICAO code, aliases included. */
  airports: ReadonlyMap<string, TimetableAirport>;
  /** The timetable in force, with what has ended. */
  current: readonly Flight[];
  /** `YYYY-MM-DD` UTC. */
  today: string;
  /** Distance between two airports, NM. */
  distanceNm: (from: TimetableAirport, to: TimetableAirport) => number;
}

/** The flight that is added; `known` is the one of the same number, airports and days that there is already. */
export function newFlight(
  given: GivenFlight,
  { airports, current, today, distanceNm }: NewFlightContext,
): { flight: Flight; known: Flight | undefined } {
  const [from, to] = [airports.get(given.dep), airports.get(given.arr)];
  const flight: Flight = {
    ...given,
    dep: from?.icao ?? given.dep,
    arr: to?.icao ?? given.arr,
    types: [...new Set(given.types)],
    validFrom: given.validFrom ?? today,
    ...arrivalOf(given.stdUtc, given.blockMin),
    distanceNm: from && to ? Math.round(distanceNm(from, to) * 10) / 10 : 0,
    source: 'staff',
    id: '',
  };
  const id = freshId(flight, new Set(current.map((one) => one.id)));
  return {
    flight: { ...flight, id },
    known: current.find((one) => identityOf(one) === identityOf(flight)),
  };
}
