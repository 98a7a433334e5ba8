import { addMonths } from '../months.ts';
import type { PointsRules } from './points-rules.ts';
import { dueAt } from './monthly-close.ts';

/**
 * Months that are due and not closed, the oldest first; a job that was missed catches up in order.
 * @param lastClosed `YYYY-MM`, or the month before the airline began
 * @param now milliseconds since 1970-01-01T00:00Z; a clock that was put back finds nothing due
 * @throws RangeError for a month that the calendar has not
 */
export function monthsToClose(lastClosed: string, now: number, rules: PointsRules): string[] {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(lastClosed)) throw new RangeError(`«${lastClosed}» is no month`);
  const months: string[] = [];
  for (let month = addMonths(lastClosed, 1); dueAt(month, rules) <= now; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
