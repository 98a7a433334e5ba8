/** Out and back on one day with one type: the pairs of departures that a pilot can book in one act. */
import { keyOf } from './filters.ts';
import type { Offer } from './offers.ts';

export interface Chain {
  out: Offer;
  back: Offer;
  typeId: string;
  /** From the departure out to the arrival back, minutes: both blocks and all the time between. */
  totalMin: number;
}

const MINUTE = 60_000;

/**
 * For every departure the ways back, the shortest day first. Both arrivals are on the UTC date of the departure out.
 * @param turnaroundMin minutes on the ground of a type
 */
export function sameDayReturns(offers: readonly Offer[], turnaroundMin: (typeId: string) => number): Chain[] {
  const departures = byPair(offers);
  const chains: Chain[] = [];
  for (const out of offers) {
    const endOfDay = Date.parse(`${out.date}T00:00:00Z`) + 1440 * MINUTE;
    for (const back of departures.get(`${out.flight.arr} ${out.flight.dep}`) ?? []) {
      if (back.sta >= endOfDay || back.std < out.sta) continue;
      const typeId = fits(out, back, turnaroundMin);
      if (typeId === undefined) continue;
      chains.push({ out, back, typeId, totalMin: (back.sta - out.std) / MINUTE });
    }
  }
  return chains.toSorted((a, b) => a.totalMin - b.totalMin || a.out.std - b.out.std);
}

/**
 * The shortest day of each departure that has one, `<id> <date>` to minutes, for the filter. Looks at the ways back in
 * the order of their departure and stops where no later one can be shorter, so that thousands of departures take
 * milliseconds.
 */
export function shortestReturns(
  offers: readonly Offer[],
  turnaroundMin: (typeId: string) => number,
): Map<string, number> {
  const departures = byPair(offers);
  const shortest = new Map<string, number>();
  for (const out of offers) {
    const endOfDay = Date.parse(`${out.date}T00:00:00Z`) + 1440 * MINUTE;
    const backs = departures.get(`${out.flight.arr} ${out.flight.dep}`) ?? [];
    let end = endOfDay;
    for (let at = firstFrom(backs, out.sta); at < backs.length; at++) {
      const back = backs[at];
      if (back === undefined || back.std >= end) break;
      if (back.sta < end && fits(out, back, turnaroundMin)) end = back.sta;
    }
    if (end < endOfDay) shortest.set(keyOf(out), (end - out.std) / MINUTE);
  }
  return shortest;
}

/** Departures of each pair of airports, in order. */
function byPair(offers: readonly Offer[]): Map<string, Offer[]> {
  const departures = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = `${offer.flight.dep} ${offer.flight.arr}`;
    const group = departures.get(key);
    if (group) group.push(offer);
    else departures.set(key, [offer]);
  }
  for (const group of departures.values()) group.sort((a, b) => a.std - b.std);
  return departures;
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

/** The first type of the departure out that is ready in time and may fly back. */
function fits(out: Offer, back: Offer, turnaroundMin: (typeId: string) => number): string | undefined {
  return out.flight.types.find(
    (type) => back.flight.types.includes(type) && back.std >= out.sta + turnaroundMin(type) * MINUTE,
  );
}
