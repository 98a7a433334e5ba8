import { distanceNm } from '../great-circle.ts';
import { arrivalOf, type Flight } from './flight.ts';
import { freshId, identityOf } from './flight-identity.ts';
import { inForceFirst } from './season.ts';
import type { TimetableAirport } from './timetable-input.ts';

/** Data of a flight that staff give; the rest is derived. */
export type GivenFlight = Omit<
  Flight,
  'id' | 'staUtc' | 'arrDayOffset' | 'distanceNm' | 'source' | 'validFrom'
> & {
  /** First day; today if absent. */
  validFrom?: string | undefined;
};

interface NewFlightContext {
  /** Airports by ICAO code, aliases included. */
  airports: ReadonlyMap<string, TimetableAirport>;
  /** The timetable in force, with what has ended. */
  current: readonly Flight[];
  /** `YYYY-MM-DD` UTC. */
  today: string;
}

/**
 * The flight to add, before the checks of the timetable. `known` is the existing one with the same number, airports and
 * days: the one in force or, without it, the next or the latest.
 */
export function newFlight(given: GivenFlight, { airports, current, today }: NewFlightContext) {
  const [from, to] = [airports.get(given.dep), airports.get(given.arr)];
  const flight: Flight = {
    ...given,
    route: given.route || undefined,
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
  const same = current.filter((one) => identityOf(one) === identityOf(flight));
  return { flight: { ...flight, id }, known: inForceFirst(same, today)[0] };
}
