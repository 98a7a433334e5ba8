/** Editions of a tour. In a new edition every pilot starts again; flown stages belong to their own edition. */
import type { Tour } from './tour.ts';

/** One edition of a tour. */
export interface TourEdition {
  n: number;
  /** First and last day, `YYYY-MM-DD` UTC; null for a last day that is open. */
  from: string;
  until: string | null;
}

/** A tour as the airline plans it, with all its editions; without any, there is one that never ends. */
export interface TourPlan extends Omit<Tour, 'edition' | 'opens' | 'closes' | 'closed'> {
  editions: readonly TourEdition[];
}

/** Two editions that share a day; null when none do. Numbers grow with the days. */
export function clashOfEditions(editions: readonly TourEdition[]): [TourEdition, TourEdition] | null {
  const inOrder = editions.toSorted((a, b) => a.n - b.n);
  for (const [index, later] of inOrder.entries()) {
    const earlier = inOrder[index - 1];
    if (earlier && (earlier.n === later.n || earlier.until === null || earlier.until >= later.from))
      return [earlier, later];
  }
  return null;
}

/**
 * The edition in force on a day; if there is none, the last one before or, failing that, the first one to come. Null
 * without editions.
 */
export function editionOn(editions: readonly TourEdition[], day: string): TourEdition | null {
  const inOrder = editions.toSorted((a, b) => a.n - b.n);
  return inOrder.findLast(({ from }) => from <= day) ?? inOrder[0] ?? null;
}

/**
 * A tour as it is at an instant.
 * @param isClosed whether staff closed this edition before its day
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function tourAt(
  { editions, ...plan }: TourPlan,
  isClosed: (tour: string, edition: number) => boolean,
  now: number,
): Tour {
  const day = new Date(now).toISOString().slice(0, 10);
  const { n, from, until } = editionOn(editions, day) ?? { n: 1, from: day, until: null };
  const ahead = from > day;
  const over = until !== null && until < day;
  return {
    ...plan,
    edition: n,
    opens: ahead ? from : null,
    closes: until,
    closed: ahead || over || isClosed(plan.id, n),
  };
}
