/** What new rules would have made of past flights; nothing is rescored by it. */
import type { LeastScore } from './outcome.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import type { RuleId } from './rule-id.ts';
import { scoreFlight, scoreOf } from './score-flight.ts';
import type { FlightScore, OutcomeHint, ScoreItem } from './score-item.ts';
import type { ScoringRules } from './scoring-rules.ts';

/** A past report with its score as it stands. */
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
  /** Rules whose status or deduction would differ. */
  rules: readonly RuleId[];
}

/** The reports that would differ under the candidate rules, in the order given. */
export function dryRun(
  reports: readonly (ScoredReport & { flight: RecordedFlight })[],
  candidate: ScoringRules,
  least: LeastScore,
): DryRunDifference[] {
  return reports.flatMap((report) => {
    const difference = differenceOf(report, scoreFlight(report.flight, candidate, least), least);
    return difference === null ? [] : [difference];
  });
}

/** How a report would differ from another score of the same flight; rules that a person let off stay let off. */
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

/** What was let off may lift a flight over the least score. */
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
