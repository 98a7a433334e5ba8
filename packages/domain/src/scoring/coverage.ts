import type { ScoreItem } from './score-item.ts';
import type { ScoringRules } from './scoring-rules.ts';

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
