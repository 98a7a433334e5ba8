import { HOUR_MS } from '@va/domain/durations.ts';
import { daylightOf } from '@va/domain/search/daylight.ts';
import { type Offer, offersBetween } from '@va/domain/search/offers.ts';
import { indexByPair, type PairIndex, shortestReturns } from '@va/domain/search/same-day-returns.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { Timetable } from '../timetable/timetable-revision.ts';

/** The departures of some hours, with the derived facts that all searches share. */
export interface DepartureWindow {
  offers: readonly Offer[];
  byPair: PairIndex;
  /** See `SearchFacts`. */
  returns: ReadonlyMap<Offer, number>;
  inDaylight: (offer: Offer) => boolean;
}

/** The hours of a window, and whether it has only public flights. */
export interface WindowWish {
  /** Milliseconds since 1970-01-01T00:00Z. */
  from: number;
  until: number;
  publicOnly: boolean;
}

/** Most windows in the cache. */
const KEPT = 24;

/** Makes a cache of windows, emptied when the timetable changes: pilots search the same hours again and again. */
export function windowCache(ops: Operations): (timetable: Timetable, wish: WindowWish) => DepartureWindow {
  const turnaround = (typeId: string) => ops.types.get(typeId)?.turnaroundMin ?? 0;
  const kept = new Map<string, DepartureWindow>();
  let revision: number | undefined;
  return (timetable, { from, until, publicOnly }) => {
    if (revision !== timetable.revision || kept.size >= KEPT) kept.clear();
    ({ revision } = timetable);
    // Round to whole hours, so that more searches share a window; the caller filters what has left within the hour.
    const start = Math.floor(from / HOUR_MS) * HOUR_MS;
    const end = Math.ceil(until / HOUR_MS) * HOUR_MS;
    const key = `${start} ${end} ${publicOnly}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const flights = publicOnly ? timetable.flights.filter(({ isPublic }) => isPublic) : timetable.flights;
    const offers = offersBetween(flights, start, end);
    const byPair = indexByPair(offers);
    const returns = shortestReturns(offers, byPair, turnaround);
    const made = { offers, byPair, returns, inDaylight: daylightAtArrival(ops) };
    kept.set(key, made);
    return made;
  };
}

/** Works out daylight once for each departure. */
export function daylightAtArrival({ airports }: Operations): (offer: Offer) => boolean {
  const isUp = daylightOf();
  const known = new Map<Offer, boolean>();
  return (offer) => {
    const before = known.get(offer);
    if (before !== undefined) return before;
    const place = airports.get(offer.flight.arr);
    const found = place !== undefined && isUp(place, offer.sta);
    known.set(offer, found);
    return found;
  };
}
