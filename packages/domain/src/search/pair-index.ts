import type { Offer } from './offers.ts';

/** Departures by pair of airports, `LEMD LEBL`, each list by the hour. */
export type PairIndex = ReadonlyMap<string, readonly Offer[]>;

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
