/** Functions that make findings, so that a rule only says what it saw. */
import type { Finding, Occurrence } from './score-item.ts';
import { joinTexts } from './texts/figures.ts';

const NONE: readonly Occurrence[] = [];

/** The rule was judged and kept. */
export function ok(observed: string, expected: string): Finding {
  return { status: 'ok', count: 0, deduction: 0, observed, expected, occurrences: NONE };
}

/** There was not enough to judge by; `why` in Spanish. */
export function noData(why: string, expected: string): Finding {
  return { status: 'no_data', count: 0, deduction: 0, observed: why, expected, occurrences: NONE };
}

/** The rule is not meant for this flight. */
export function notApplicable(why: string, expected: string): Finding {
  return { status: 'not_applicable', count: 0, deduction: 0, observed: why, expected, occurrences: NONE };
}

/** Broken `occurrences.length` times: so many times the deduction, up to the cap. Tenths. */
export function hit(
  occurrences: readonly Occurrence[],
  expected: string,
  { deduction, cap }: { deduction: number; cap: number },
): Finding {
  const total = Math.min(cap, occurrences.length * deduction);
  return hitFor(total, occurrences, expected);
}

/** Broken, for a sum of tenths that is worked out already. */
export function hitFor(deduction: number, occurrences: readonly Occurrence[], expected: string): Finding {
  const observed = joinTexts(occurrences.map((occurrence) => occurrence.observed));
  return { status: 'hit', count: occurrences.length, deduction, observed, expected, occurrences };
}

/** Broken with leave: shown, and takes nothing. */
export function justified(occurrences: readonly Occurrence[], expected: string, by: string): Finding {
  const finding = hitFor(0, occurrences, expected);
  return { ...finding, status: 'justified', observed: `${finding.observed} (${by})` };
}
