/** Proposes days of an aircraft: rotations that a tail could fly from its airport and back to it. */
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { Offer } from '../search/offers.ts';

/** Longest stop between two flights, and longest day from the first departure to the last arrival, hours. */
const LONGEST_STOP_HOURS = 4;
const LONGEST_DAY_HOURS = 16;
/** Most next departures tried from each airport, to different destinations; and most first departures. */
const WAYS_ON = 3;
const FIRSTS = 36;

/** Facts about a tail for its proposals. */
export interface TailDayFacts {
  /** Airport where it is, four letters. */
  place: string;
  /** Minutes on the ground between two flights. */
  turnaroundMin: number;
  /** Most flights of a day, 2 to 6; fewer than 2 for none. */
  most: number;
  /** Whether the tail may fly a departure: type and range fit, and no booking holds it then. */
  mayFly: (offer: Offer) => boolean;
}

/**
 * The days of a tail, the shortest first and one of each number of flights: each ends where it began, and of all that
 * begin with one departure it takes the least time. The first departure for which there is one decides.
 * @param departures by airport of departure, the earliest first
 */
export function tailDays(departures: ReadonlyMap<string, readonly Offer[]>, facts: TailDayFacts): Offer[][] {
  const found = new Map<number, Offer[]>();
  const firsts = (departures.get(facts.place) ?? []).filter(facts.mayFly).slice(0, FIRSTS);
  for (const first of firsts) {
    if (found.size >= facts.most - 1) break;
    const known = new Set(found.keys());
    extend([first], departures, facts, (day) => {
      const best = found.get(day.length);
      if (known.has(day.length) || (best && lengthOf(best) <= lengthOf(day))) return;
      found.set(day.length, day);
    });
  }
  return [...found.values()].toSorted((a, b) => a.length - b.length);
}

/** Tells every day that begins with these flights and ends where it began. */
function extend(
  legs: readonly Offer[],
  departures: ReadonlyMap<string, readonly Offer[]>,
  facts: TailDayFacts,
  tell: (day: Offer[]) => void,
): void {
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return;
  if (legs.length > 1 && last.flight.arr === facts.place) tell([...legs]);
  if (legs.length >= facts.most) return;
  for (const next of waysOn(first, last, departures.get(last.flight.arr) ?? [], facts))
    extend([...legs, next], departures, facts, tell);
}

/** The next departures of a tail after a flight, one to each airport; the way home is always among them. */
function waysOn(
  first: Offer,
  last: Offer,
  departures: readonly Offer[],
  { place, turnaroundMin, mayFly }: TailDayFacts,
): Offer[] {
  const from = last.sta + turnaroundMin * MINUTE_MS;
  const until = last.sta + LONGEST_STOP_HOURS * HOUR_MS;
  const end = first.std + LONGEST_DAY_HOURS * HOUR_MS;
  const ways = new Map<string, Offer>();
  for (let at = firstFrom(departures, from); at < departures.length; at++) {
    const offer = departures[at];
    if (offer === undefined || offer.std > until) break;
    const { arr } = offer.flight;
    const isRoom = ways.size < WAYS_ON || arr === place;
    if (isRoom && !ways.has(arr) && offer.sta <= end && mayFly(offer)) ways.set(arr, offer);
  }
  return [...ways.values()];
}

/** Index of the first departure at or after an instant. */
function firstFrom(offers: readonly Offer[], instant: number): number {
  let [from, until] = [0, offers.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((offers[middle]?.std ?? Infinity) < instant) from = middle + 1;
    else until = middle;
  }
  return from;
}

/** Time from the first departure to the last arrival, milliseconds. */
function lengthOf(day: readonly Offer[]): number {
  return (day.at(-1)?.sta ?? 0) - (day[0]?.std ?? 0);
}
