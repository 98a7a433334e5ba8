import { TOUCHDOWN_RULES } from './rule-id.ts';
import { scoreOf } from './score-flight.ts';
import type { ScoreItem } from './score-item.ts';

/**
 * The score, in tenths, that the same flight would have had with a touchdown that takes nothing; null where it took nothing as
 * it was. It encourages: nothing else of the flight is judged anew.
 */
export function scoreWithBetterLanding(
  items: readonly Pick<ScoreItem, 'ruleId' | 'deduction'>[],
): number | null {
  const rest = items.filter(({ ruleId }) => !TOUCHDOWN_RULES.has(ruleId));
  const [now, then] = [scoreOf(items), scoreOf(rest)];
  return then > now ? then : null;
}
