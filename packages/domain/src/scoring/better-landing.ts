import { TOUCHDOWN_RULES } from './rule-id.ts';
import { scoreOf } from './score-flight.ts';
import type { ScoreItem } from './score-item.ts';

/**
 * Score of the same flight if its touchdown had taken no points, in tenths; null if it took none. Shown to encourage
 * the pilot: the rest of the flight is not scored again.
 */
export function scoreWithBetterLanding(
  items: readonly Pick<ScoreItem, 'ruleId' | 'deduction'>[],
): number | null {
  const rest = items.filter(({ ruleId }) => !TOUCHDOWN_RULES.has(ruleId));
  const [now, then] = [scoreOf(items), scoreOf(rest)];
  return then > now ? then : null;
}
