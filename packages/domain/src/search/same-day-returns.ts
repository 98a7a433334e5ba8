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
  const departures = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = `${offer.flight.dep} ${offer.flight.arr}`;
    const group = departures.get(key);
    if (group) group.push(offer);
    else departures.set(key, [offer]);
  }
  const chains: Chain[] = [];
  for (const out of offers) {
    const endOfDay = Date.parse(`${out.date}T00:00:00Z`) + 1440 * MINUTE;
    for (const back of departures.get(`${out.flight.arr} ${out.flight.dep}`) ?? []) {
      if (back.sta >= endOfDay || back.std < out.sta) continue;
      const typeId = out.flight.types.find(
        (type) => back.flight.types.includes(type) && back.std >= out.sta + turnaroundMin(type) * MINUTE,
      );
      if (typeId === undefined) continue;
      chains.push({ out, back, typeId, totalMin: (back.sta - out.std) / MINUTE });
    }
  }
  return chains.toSorted((a, b) => a.totalMin - b.totalMin || a.out.std - b.out.std);
}

/** The shortest day of each departure, for the filter. */
export function shortestReturns(chains: readonly Chain[]): Map<string, number> {
  const shortest = new Map<string, number>();
  for (const { out, totalMin } of chains) {
    const key = keyOf(out);
    if (totalMin < (shortest.get(key) ?? Infinity)) shortest.set(key, totalMin);
  }
  return shortest;
}
