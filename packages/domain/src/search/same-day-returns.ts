/** Out and back on one day with one type: the pairs of departures that a pilot can book in one act. */
import { MINUTE_MS } from '../durations.ts';
import type { Offer } from './offers.ts';

/** A departure out with its way back on the same day. */
export interface Chain {
  out: Offer;
  back: Offer;
  typeId: string;
  /** Minutes from the outbound departure to the return's arrival: both block times and the time between. */
  totalMin: number;
}

/** Departures by pair of airports, `LEMD LEBL`, each list by the hour. */
export type PairIndex = ReadonlyMap<string, readonly Offer[]>;

/**
 * The ways back of a departure, the shortest day first. Both arrivals are on the UTC date of the departure out. What
 * departs after the last arrival that is wanted is not looked at.
 * @param turnaroundMin minutes on the ground of a type
 * @param most how many are wanted
 */
export function sameDayReturns(
  out: Offer,
  departures: PairIndex,
  turnaroundMin: (typeId: string) => number,
  most = Infinity,
): Chain[] {
  const chains: Chain[] = [];
  let latest = Date.parse(`${out.date}T00:00:00Z`) + 1440 * MINUTE_MS;
  const backs = departures.get(`${out.flight.arr} ${out.flight.dep}`) ?? [];
  for (let at = firstFrom(backs, out.sta); at < backs.length; at++) {
    const back = backs[at];
    if (back === undefined || back.std >= latest) break;
    if (back.sta >= latest) continue;
    const typeId = fits(out, back, turnaroundMin);
    if (typeId === undefined) continue;
    chains.push({ out, back, typeId, totalMin: (back.sta - out.std) / MINUTE_MS });
    if (chains.length < most) continue;
    chains.sort((a, b) => a.totalMin - b.totalMin);
    chains.length = most;
    latest = chains.at(-1)?.back.sta ?? latest;
  }
  return chains.sort((a, b) => a.totalMin - b.totalMin);
}

/** The shortest day of each departure that has one, minutes, for the filter. */
export function shortestReturns(
  offers: readonly Offer[],
  departures: PairIndex,
  turnaroundMin: (typeId: string) => number,
): Map<Offer, number> {
  const shortest = new Map<Offer, number>();
  for (const out of offers) {
    const [chain] = sameDayReturns(out, departures, turnaroundMin, 1);
    if (chain) shortest.set(out, chain.totalMin);
  }
  return shortest;
}

/** Departures of each pair of airports, in order; made once for all searches in the same hours. */
export function indexByPair(offers: readonly Offer[]): PairIndex {
  const departures = new Map<string, Offer[]>();
  for (const offer of offers) {
    const group = departures.get(offer.pair);
    if (group) group.push(offer);
    else departures.set(offer.pair, [offer]);
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
    (type) => back.flight.types.includes(type) && back.std >= out.sta + turnaroundMin(type) * MINUTE_MS,
  );
}
