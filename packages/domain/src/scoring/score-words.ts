/** A score as people read it; one with little coverage says so everywhere. */
import { tenths } from '../tenths.ts';
import { percent } from './texts/figures.ts';

/**
 * Coverage below which a score says how much was judged, percent of the rules' weight: the landing alone is a fifth.
 */
const LOW_PERCENT = 80;

/** `juzgado el 5 %`; null with enough coverage or if it is unknown, as for a score of another system. */
export function lowCoverageWords(coverage: number | null): string | null {
  return coverage === null || coverage >= LOW_PERCENT ? null : `juzgado el ${percent(coverage)}`;
}

/** `9,4`, or `10,0 (juzgado el 5 %)`. */
export function scoreWords(score: number, coverage: number | null): string {
  const low = lowCoverageWords(coverage);
  return low === null ? tenths(score) : `${tenths(score)} (${low})`;
}
