/** One rule's word on a flight that is clean but for a few changes. */
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { FlightScore, ScoreItem } from '@va/domain/scoring/score-item.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { buildFlight } from './build-flight.ts';
import type { GoldenFlight } from './golden-flight.ts';
import { LEAST_SCORE, publishedRules } from './published-rules.ts';

/** A flight as it differs from the clean one. */
export type Variation = Omit<GoldenFlight, 'name' | 'expected'>;

/** What a test may change besides: the record itself, and the rules. */
export interface Edits {
  flight?: (flight: RecordedFlight) => RecordedFlight;
  rules?: (rules: ScoringRules) => ScoringRules;
}

const RULES = publishedRules();

/** The record of a variation. */
export function recordOf(variation: Variation): RecordedFlight {
  return buildFlight({ ...variation, name: '', expected: { items: {}, score: 100 } });
}

/** The whole score of a variation. */
export function scored(variation: Variation, edits: Edits = {}): FlightScore {
  const record = recordOf(variation);
  const flight = edits.flight ? edits.flight(record) : record;
  return scoreFlight(flight, edits.rules ? edits.rules(RULES) : RULES, LEAST_SCORE);
}

/** The item of one rule. */
export function judged(ruleId: RuleId, variation: Variation, edits: Edits = {}): ScoreItem {
  const item = scored(variation, edits).items.find((candidate) => candidate.ruleId === ruleId);
  if (!item) throw new Error(`No item for ${ruleId}`);
  return item;
}

/** Codes of the flags of a variation. */
export function flagged(variation: Variation, edits: Edits = {}): string[] {
  return scored(variation, edits).flags.map(({ code }) => code);
}
