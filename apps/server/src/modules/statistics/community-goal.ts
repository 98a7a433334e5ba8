import type { z } from 'zod';
import { type GoalFigures, goalOf, goalProgress, type Goal } from '@va/domain/goals/goal.ts';
import { addMonths, dayOf, monthOf, monthStart } from '@va/domain/months.ts';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import { stagesThatCount, type Tour } from '@va/domain/tour/tour.ts';
import type { goalSchema } from '@va/contract/airline/statistics.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';
import { readToursNow } from '../tours/read-tours.ts';
import { flightStatistics } from './flight-statistics.ts';

type GoalBody = z.input<typeof goalSchema>;

/** This month's goal and its progress by the flights that count; computed each time, not stored. */
export async function readGoal(
  queries: Queries,
  ops: Operations,
  { isMember, now }: { isMember: boolean; now: Date },
): Promise<GoalBody> {
  const month = monthOf(now.getTime());
  const goal = goalOf(ops.goals, month);
  const tours = await toursOf(queries, ops, goal, now);
  const progress = await progressOf(queries, ops, goal, tours, month);
  if (goal === null || progress === null) return { goal: null, forPilots: false };
  if (!goal.isPublic && !isMember) return { goal: null, forPilots: true };
  const tour = tourOf(goal, tours);
  return {
    goal: {
      ...progress,
      month,
      tour: tour && { id: tour.id, name: tour.name },
      until: new Date(monthStart(addMonths(month, 1))).toISOString(),
    },
    forPilots: !goal.isPublic,
  };
}

/** The present tours if the goal is about one; otherwise none. */
const toursOf = async (queries: Queries, ops: Operations, goal: Goal | null, now: Date): Promise<Tour[]> =>
  goal?.target.of === 'tour' ? readToursNow(queries, ops, now) : [];

/** A goal's tour; null if it has none, or the airline no longer has that tour. */
function tourOf({ target }: Goal, tours: readonly Tour[]): Tour | null {
  return (target.of === 'tour' && tours.find(({ id }) => id === target.tour)) || null;
}

/**
 * A goal's progress by a month's flights; null without a goal, or if its tour no longer exists.
 * @param tours the present tours; only used for goals about one
 */
export async function progressOf(
  queries: Queries,
  ops: Operations,
  goal: Goal | null,
  tours: readonly Tour[],
  month: string,
) {
  if (goal === null) return null;
  const tour = tourOf(goal, tours);
  if (goal.target.of === 'tour' && tour === null) return null;
  const figures = await readFigures(queries, ops, goal, tour, month);
  return { title: goal.title, of: goal.target.of, ...goalProgress(goal.target, figures) };
}

async function readFigures(
  queries: Queries,
  ops: Operations,
  { target }: Goal,
  tour: Tour | null,
  month: string,
): Promise<GoalFigures> {
  const none = { minutes: 0, airports: 0, stages: { passed: 0, of: 0 } };
  if (tour) return { ...none, stages: await passedStages(queries, tour, month) };
  if (target.of === 'tour') return none;
  const from = `${month}-01`;
  const to = dayOf(monthStart(addMonths(month, 1)) - 1);
  const { minutes, airports } = await flightStatistics(queries, ops, 'airline', { from, to });
  return { ...none, minutes, airports: airports.length };
}

/** Number of a tour's stages passed with the month's flights, by standing points entries. */
async function passedStages(queries: Queries, tour: Tour, month: string) {
  const subjects = stagesThatCount(tour.stages).map(({ n }) => subjectOf(tour, n));
  const of = subjects.length;
  if (of === 0) return { passed: 0, of };
  const rows = await standingEntries(queries)
    .select('entry.subject')
    .distinct()
    .where('entry.reason', '=', constant('stage'))
    .where('entry.period', '=', month)
    .where('entry.subject', 'in', subjects)
    .execute();
  return { passed: rows.length, of };
}
