/** What new rules would have made of past flights; nothing is rescored by it. */
import type { LeastScore } from './outcome.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import type { RuleId } from './rule-id.ts';
import { scoreFlight } from './score-flight.ts';
import type { OutcomeHint, ScoreItem } from './score-item.ts';
import type { ScoringRules } from './scoring-rules.ts';

/** A past report with its score as it stands. */
export interface ScoredReport {
  code: string;
  flight: RecordedFlight;
  score: number;
  outcome: OutcomeHint['outcome'];
  items: readonly Pick<ScoreItem, 'ruleId' | 'status' | 'deduction'>[];
}

/** A report that would differ. */
export interface DryRunDifference {
  code: string;
  score: { from: number; to: number };
  outcome: { from: OutcomeHint['outcome']; to: OutcomeHint['outcome'] };
  /** Rules whose status or deduction would differ. */
  rules: readonly RuleId[];
}

/** The reports that would differ under the candidate rules, in the order given. */
export function dryRun(
  reports: readonly ScoredReport[],
  candidate: ScoringRules,
  least: LeastScore,
): DryRunDifference[] {
  return reports.flatMap((report) => {
    const next = scoreFlight(report.flight, candidate, least);
    const rules = next.items.filter((item) => differs(item, report)).map(({ ruleId }) => ruleId);
    const outcome = { from: report.outcome, to: next.outcome.outcome };
    if (rules.length === 0 && next.score === report.score && outcome.from === outcome.to) return [];
    return [{ code: report.code, score: { from: report.score, to: next.score }, outcome, rules }];
  });
}

function differs({ ruleId, status, deduction }: ScoreItem, { items }: ScoredReport): boolean {
  const before = items.find((item) => item.ruleId === ruleId);
  return before?.status !== status || before.deduction !== deduction;
}
