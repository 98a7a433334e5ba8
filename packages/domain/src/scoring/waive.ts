import { scoreOf } from './score-flight.ts';
import type { RuleId } from './score-rules.ts';
import type { ScoreItem } from './score-item.ts';

/**
 * The items with some of them let off by a person, and the score that follows: it may only rise. An item that took
 * nothing stays as it is.
 */
export function waive(
  items: readonly ScoreItem[],
  ruleIds: readonly RuleId[],
  by: string,
): { items: ScoreItem[]; score: number } {
  const waived = items.map((item): ScoreItem => {
    if (!ruleIds.includes(item.ruleId) || item.status !== 'hit') return item;
    return { ...item, status: 'waived', deduction: 0, waivedBy: by };
  });
  return { items: waived, score: scoreOf(waived) };
}
