/** Functions that build findings, so that each rule only gives its observations. */
import { joinTexts } from './texts/figures.ts';

/**
 * `ok` judged and kept · `hit` broken · `justified` broken with leave · `no_data` not to be judged ·
 * `not_applicable` not meant for this flight · `waived` let off by a person.
 */
export type ItemStatus = 'ok' | 'hit' | 'justified' | 'no_data' | 'not_applicable' | 'waived';

/** One breach of a rule. */
export interface Occurrence {
  /** Milliseconds since 1970 UTC; both ends included. */
  from: number;
  to: number;
  /** Spanish: the observation, `312 kt a 8400 ft durante 14 s`. */
  observed: string;
}

/** Result of a rule; `count` and `deduction` are those before the total score is made. */
export interface Finding {
  status: ItemStatus;
  count: number;
  /** Tenths. */
  deduction: number;
  /** Spanish: the observation, or why there is none. */
  observed: string;
  /** Spanish: what the rule asks for. */
  expected: string;
  occurrences: readonly Occurrence[];
}

/** The rule was judged and kept. */
export const ok = unbroken('ok');

/** The rule could not be judged for lack of data; the reason in Spanish. */
export const noData = unbroken('no_data');

/** The rule is not meant for this flight; why, in Spanish. */
export const notApplicable = unbroken('not_applicable');

/** A rule broken `occurrences.length` times, with the deduction for each up to the cap. Tenths. */
export function hit(
  occurrences: readonly Occurrence[],
  expected: string,
  { deduction, cap }: { deduction: number; cap: number },
): Finding {
  return hitFor(Math.min(cap, occurrences.length * deduction), occurrences, expected);
}

/** Broken, for a sum of tenths that is worked out already. */
export function hitFor(deduction: number, occurrences: readonly Occurrence[], expected: string): Finding {
  const observed = joinTexts(occurrences.map((occurrence) => occurrence.observed));
  return { status: 'hit', count: occurrences.length, deduction, observed, expected, occurrences };
}

function unbroken(status: Finding['status']) {
  return (observed: string, expected: string): Finding => {
    return { status, count: 0, deduction: 0, observed, expected, occurrences: [] };
  };
}

/** Broken with leave: shown, and takes nothing. */
export function justified(occurrences: readonly Occurrence[], expected: string, by: string): Finding {
  const finding = hitFor(0, occurrences, expected);
  return { ...finding, status: 'justified', observed: `${finding.observed} (${by})` };
}
