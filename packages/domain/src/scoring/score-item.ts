/** Parts of a score. */
import type { Finding } from './finding.ts';
import type { RuleId } from './score-rules.ts';
import { tenths } from '../numbers.ts';
import { percent } from './texts/figures.ts';

/** One line of the report. */
export interface ScoreItem extends Finding {
  ruleId: RuleId;
  /** First and last moment of the observation, ms since 1970 UTC; null without one. */
  fromAt: number | null;
  toAt: number | null;
  /** Id of the account that waived the rule; null otherwise. */
  waivedBy: string | null;
}

/** Codes of the flags. */
export type FlagCode =
  | 'V-01'
  | 'V-02'
  | 'V-03'
  | 'V-04'
  | 'V-05'
  | 'V-06'
  | 'V-07'
  | 'V-08'
  | 'V-09'
  | 'V-10'
  | 'V-11'
  | 'V-12'
  | 'V-13'
  | 'V-14'
  | 'V-14b'
  | 'V-15'
  | 'V-16'
  | 'V-17';

/** A remark about the record. It never deducts. */
export interface Flag {
  code: FlagCode;
  /** A person has to look before the report can be accepted. */
  blocking: boolean;
  /** Spanish: the observation. */
  detail: string;
}

/** Outcome of the report if nobody objects. */
export interface OutcomeHint {
  /** `review` when a person has to decide. */
  decision: 'accept' | 'review';
  /** Spanish reasons for a review. */
  reasons: readonly string[];
  outcome: 'valid' | 'below_minimum' | 'emergency';
}

/** The output of the engine. */
export interface FlightScore {
  items: readonly ScoreItem[];
  /** Tenths, 0 to 100. */
  score: number;
  /** Percent of the rules' weight that could be judged, 0 to 100, not rounded. */
  coverage: number;
  flags: readonly Flag[];
  outcome: OutcomeHint;
}

/** A score as people read it; one with little coverage says so everywhere. */

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
