/** Compares past flights with the scores that new rules or a new engine would give. Changes no score. */
import type { LeastScore } from './outcome.ts';
import type { RuleId } from './score-rules.ts';
import { scoreOf } from './score-flight.ts';
import type { FlightScore, OutcomeHint, ScoreItem } from './score-item.ts';

/** A past report with its present score. */
export interface ScoredReport {
  code: string;
  score: number;
  outcome: OutcomeHint['outcome'];
  items: readonly Pick<ScoreItem, 'ruleId' | 'status' | 'deduction'>[];
}

/** A report that would differ. */
export interface DryRunDifference {
  code: string;
  score: { from: number; to: number };
  outcome: { from: OutcomeHint['outcome']; to: OutcomeHint['outcome'] };
  /** Rules with another status or deduction. */
  rules: readonly RuleId[];
}

/**
 * How a report would differ with another score of the same flight; null if it would not. Rules that staff waived stay
 * waived.
 */
export function differenceOf(
  report: ScoredReport,
  next: FlightScore,
  least: LeastScore,
): DryRunDifference | null {
  const letOff = new Set(
    report.items.filter(({ status }) => status === 'waived').map(({ ruleId }) => ruleId),
  );
  const items = next.items.filter(({ ruleId }) => !letOff.has(ruleId));
  const rules = items.filter((item) => differs(item, report)).map(({ ruleId }) => ruleId);
  const score = { from: report.score, to: scoreOf(items) };
  const outcome = { from: report.outcome, to: outcomeFor(next.outcome.outcome, next.score, score.to, least) };
  if (rules.length === 0 && score.from === score.to && outcome.from === outcome.to) return null;
  return { code: report.code, score, outcome, rules };
}

/** Change of one rule; deductions in tenths. */
export interface RuleChange {
  rule: RuleId;
  /** Null if the report lacks the rule. */
  from: Pick<ScoreItem, 'status' | 'deduction'> | null;
  to: Pick<ScoreItem, 'status' | 'deduction'>;
  /** Spanish: what would be seen, or why nothing could be said. */
  observed: string;
}

/** The rules that would change their status or deduction. Rules that staff waived stay waived. */
export function changesOf({ items }: ScoredReport, next: FlightScore): RuleChange[] {
  return next.items.flatMap(({ ruleId, status, deduction, observed }) => {
    const before = items.find((item) => item.ruleId === ruleId);
    const isSame = before?.status === status && before.deduction === deduction;
    if (isSame || before?.status === 'waived') return [];
    const from = before ? { status: before.status, deduction: before.deduction } : null;
    return [{ rule: ruleId, from, to: { status, deduction }, observed }];
  });
}

/** Waived rules may lift a flight above the least score. */
function outcomeFor(
  outcome: OutcomeHint['outcome'],
  scored: number,
  kept: number,
  least: LeastScore,
): OutcomeHint['outcome'] {
  return outcome === 'below_minimum' && kept > scored && kept >= least.score ? 'valid' : outcome;
}

function differs({ ruleId, status, deduction }: ScoreItem, { items }: ScoredReport): boolean {
  const before = items.find((item) => item.ruleId === ruleId);
  return before?.status !== status || before.deduction !== deduction;
}
