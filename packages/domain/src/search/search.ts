/** The search of flights: results, how many each filter leaves or would leave, and what to lift when there are none. */
import { type SearchFacts, type FilterName, type SearchFilters, SWITCHES, testsOf } from './filters.ts';
import type { Offer } from './offers.ts';

/** Result of a search. */
export interface SearchResult {
  offers: readonly Offer[];
  /** Results without a filter that is on. */
  lifted: ReadonlyMap<FilterName, number>;
  /** Results with a switch that is off. */
  added: ReadonlyMap<FilterName, number>;
  /** Results by value, with the filter of that name lifted: what the lists to choose from show. */
  origins: ReadonlyMap<string, number>;
  destinations: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  /** Advice if there are no results; null if there are some. */
  advice: SearchAdvice | null;
}

/** Which filter to lift if nothing was found. */
export type SearchAdvice =
  /** Filters that are enough to lift one at a time, the one that brings most first. */
  | { lift: 'one'; filters: readonly { name: FilterName; results: number }[] }
  /** Lifting one filter is not enough: these exclude the departure that fails the fewest filters. */
  | { lift: 'all_of'; filters: readonly FilterName[] }
  /** There are no departures at all. */
  | { lift: 'none' };

/** Searches in a single pass over all departures, so that ten thousand flights answer at once. */
export function search(offers: readonly Offer[], filters: SearchFilters, facts: SearchFacts): SearchResult {
  const tests = [...testsOf(filters)];
  const found: Offer[] = [];
  const lifted = new Map(tests.map(([name]): [FilterName, number] => [name, 0]));
  const origins = new Map<string, number>();
  const destinations = new Map<string, number>();
  const types = new Map<string, number>();
  let nearest: Offer | undefined;
  let fewestFailures = Infinity;
  for (const offer of offers) {
    let failures = 0;
    let only: FilterName | undefined;
    for (const [name, test] of tests) {
      if (test(offer, facts)) continue;
      failures++;
      only = name;
    }
    if (failures === 0) found.push(offer);
    if (failures > 0 && failures < fewestFailures) [fewestFailures, nearest] = [failures, offer];
    if (failures > 1) continue;
    if (only !== undefined) count(lifted, only);
    // A list shows what choosing another value would bring: its own filter is not asked.
    if (only === undefined || only === 'origin') count(origins, offer.flight.dep);
    if (only === undefined || only === 'destination') count(destinations, offer.flight.arr);
    if (only === undefined || only === 'type') for (const type of offer.flight.types) count(types, type);
  }
  const close = nearest;
  const fewest = close && tests.filter(([, test]) => !test(close, facts)).map(([name]) => name);
  for (const [name, results] of lifted) lifted.set(name, results + found.length);
  const advice = found.length > 0 ? null : adviceFrom(lifted, fewest);
  return {
    offers: found,
    lifted,
    added: addedBy(found, filters, facts),
    origins,
    destinations,
    types,
    advice,
  };
}

function addedBy(
  found: readonly Offer[],
  filters: SearchFilters,
  facts: SearchFacts,
): Map<FilterName, number> {
  const off = (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).filter((name) => !filters[name]);
  // With a return, the available time applies to both flights together.
  const { timeMin } = filters;
  const there = testsOf({ timeMin, returnSameDay: true }).get('timeMin');
  const fits = (name: keyof typeof SWITCHES, offer: Offer) =>
    SWITCHES[name](offer, facts) && (name !== 'returnSameDay' || !there || there(offer, facts));
  return new Map(off.map((name) => [name, countWhere(found, (offer) => fits(name, offer))]));
}

function adviceFrom(
  lifted: ReadonlyMap<FilterName, number>,
  fewest: readonly FilterName[] | undefined,
): SearchAdvice {
  const enough = [...lifted]
    .filter(([, results]) => results > 0)
    .map(([name, results]) => ({ name, results }))
    .toSorted((a, b) => b.results - a.results);
  if (enough.length > 0) return { lift: 'one', filters: enough };
  return fewest === undefined ? { lift: 'none' } : { lift: 'all_of', filters: fewest };
}

function countWhere(offers: readonly Offer[], fits: (offer: Offer) => boolean): number {
  let fitting = 0;
  for (const offer of offers) if (fits(offer)) fitting++;
  return fitting;
}

function count<K>(map: Map<K, number>, key: K): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
