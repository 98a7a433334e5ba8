/** A score as people read it: one of which little could be judged says so wherever it stands. */
import { tenths } from '../tenths.ts';
import { percent } from './texts/figures.ts';

/** Below this part of the rules' weight a score says how much was judged, percent: the landing alone weighs a fifth. */
const LOW_PERCENT = 80;

/** `juzgado el 5 %`; null where enough was judged, or nobody knows: a score of another system comes without. */
export function lowCoverageWords(coverage: number | null): string | null {
  return coverage === null || coverage >= LOW_PERCENT ? null : `juzgado el ${percent(coverage)}`;
}

/** `9,4`, or `10,0 (juzgado el 5 %)`. */
export function scoreWords(score: number, coverage: number | null): string {
  const low = lowCoverageWords(coverage);
  return low === null ? tenths(score) : `${tenths(score)} (${low})`;
}
