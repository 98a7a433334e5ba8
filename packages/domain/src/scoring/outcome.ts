import { percent } from './texts/figures.ts';
import type { ReportFacts } from './recorded-flight.ts';
import type { Flag, OutcomeHint, ScoreItem } from './score-item.ts';
import type { ScoringRules } from './scoring-rules.ts';

/** Least score for a flight to count. */
export interface LeastScore {
  /** Tenths. */
  score: number;
  /** First day on which it applies, by off block, UTC (`YYYY-MM-DD`). */
  since: string;
}

/** Stands for an airline that asks for no least score: every score reaches it. */
export const NO_LEAST: LeastScore = { score: 0, since: '2000-01-01' };

/** Results from which the outcome follows. */
export interface Judged {
  items: readonly ScoreItem[];
  score: number;
  coverage: number;
  flags: readonly Flag[];
  /** Milliseconds since 1970 UTC; null when the record has no points. */
  offBlock: number | null;
  emergency: boolean;
}

/** Whether the platform can accept the report by itself, and with which outcome. */
export function outcomeOf(
  { items, score, coverage, flags, offBlock, emergency }: Judged,
  { tourStage }: Pick<ReportFacts, 'tourStage'>,
  least: LeastScore,
  { general }: ScoringRules,
): OutcomeHint {
  const blind = items.some(({ ruleId, status }) => ruleId === 'S-14' && status === 'no_data');
  const reasons = [
    ...flags.filter(({ blocking }) => blocking).map(({ code, detail }) => `${code}: ${detail}`),
    ...(coverage < general.leastCoverage ? [`Sólo se pudo comprobar el ${percent(coverage)}`] : []),
    ...(tourStage && blind ? ['Etapa de tour sin datos de la toma'] : []),
  ];
  const held = offBlock !== null && offBlock >= Date.parse(`${least.since}T00:00:00Z`);
  const below = held && score < least.score;
  const outcome = emergency ? 'emergency' : below ? 'below_minimum' : 'valid';
  return { decision: reasons.length === 0 ? 'accept' : 'review', reasons, outcome };
}

/**
 * Percent of the weight of the rules that applied which could be judged, not rounded. The weight of a rule is its cap;
 * what does not apply counts on neither side. 0 when nothing applied.
 */
export function coverageOf(items: readonly ScoreItem[], { rules }: ScoringRules): number {
  const weight = (wanted: (item: ScoreItem) => boolean) =>
    items.filter(wanted).reduce((sum, { ruleId }) => sum + rules[ruleId].cap, 0);
  const applied = weight(({ status }) => status !== 'not_applicable');
  const judged = weight(({ status }) => status !== 'not_applicable' && status !== 'no_data');
  return applied === 0 ? 0 : (judged / applied) * 100;
}
