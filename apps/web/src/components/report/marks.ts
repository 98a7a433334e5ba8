import type { ScoreItem } from '#app/lib/report-types.ts';

/** A rule that took something, with the letter by which table, profile and map name it. */
export interface Mark {
  letter: string;
  item: ScoreItem;
  /** Milliseconds since 1970 UTC; null for what has no moment. */
  at: number | null;
}

/** The deductions in the order of the flight, each with a letter. */
export function marksOf(items: readonly ScoreItem[]): Mark[] {
  return items
    .filter(({ deduction, waived }) => deduction > 0 || waived > 0)
    .map((item) => ({ item, at: item.times[0] ? Date.parse(item.times[0].from) : null }))
    .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity))
    .map((mark, index) => ({ ...mark, letter: String.fromCodePoint(65 + index) }));
}
