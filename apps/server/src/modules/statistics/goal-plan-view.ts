import { goalOf } from '@va/domain/goals/goal.ts';
import { EVERY_MONTH, monthOfGoal } from '@va/domain/goals/written-goals.ts';
import { monthOf } from '@va/domain/months.ts';
import { hasStages } from '@va/domain/tour/tour.ts';
import type { GoalPlans } from '@va/contract/tours-and-events/goals.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { toursBy } from '../tours/desk-tours.ts';
import { toursAt } from '../tours/tours-now.ts';
import { progressOf } from './community-goal.ts';
import { goalIn, goalsBy, readGoalEntry } from './desk-goals.ts';

/** The goals from this month on as staff write them, and what they have changed. */
export async function viewGoalPlans(queries: Queries, ops: Operations, now: Date): Promise<GoalPlans> {
  const entries = await fetchEntries(queries);
  const { written, inForce } = goalsBy(ops, entries);
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'goal').map(({ key, version }) => [key, version]),
  );
  const current = monthOf(now.getTime());
  const tours = await toursAt(queries, toursBy(ops, entries).inForce, now);
  const shown = goalOf(inForce, current);
  const progress = await progressOf(queries, ops, shown, tours, current);
  // In this order letters come after digits, so the entry for every month is last.
  const months = [...new Set([...inForce.map(monthOfGoal), ...versions.keys()])]
    .filter((month) => month >= current)
    .toSorted();
  const history = await readEntryHistory(queries, 'goal');
  const goalAt = (month: string, value: unknown) => {
    const goal = readGoalEntry(value);
    return goal === undefined ? goalIn(ops.contentGoals, month) : goal;
  };
  return {
    now: current,
    items: months.map((month) => ({
      month,
      version: versions.get(month) ?? 0,
      isWritten: written.some((one) => one.month === month),
      goal: goalIn(inForce, month),
      progress: shown && monthOfGoal(shown) === month ? progress : null,
    })),
    tours: tours.filter(hasStages).map(({ id, name }) => ({ id, name })),
    history: history.map(({ key: month, before, after, ...change }) => ({
      ...change,
      month,
      before: goalAt(month, before),
      after: goalAt(month, after),
      // Changes of past months cannot be undone.
      isLast: versions.get(month) === change.version && (month === EVERY_MONTH || month >= current),
    })),
  };
}
