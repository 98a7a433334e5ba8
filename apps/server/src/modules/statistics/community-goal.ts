import type { z } from 'zod';
import { type GoalFigures, goalOf, goalProgress, type Goal } from '@va/domain/goals/goal.ts';
import { addMonths, dayOf, monthOf, monthStart } from '@va/domain/months.ts';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import type { goalSchema } from '@va/contract/airline/statistics.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from '../ledgers/standing-entries.ts';
import { readToursNow } from '../tours/tours-now.ts';
import { flightStatistics } from './flight-statistics.ts';

type GoalBody = z.input<typeof goalSchema>;

/** The goal of this month and how far the flights that count have brought it; nothing of it is stored. */
export async function readGoal(
  queries: Queries,
  ops: Operations,
  { isMember, now }: { isMember: boolean; now: Date },
): Promise<GoalBody> {
  const month = monthOf(now.getTime());
  const goal = goalOf(ops.goals, month);
  if (goal === null || !(goal.isPublic || isMember)) return { goal: null };
  const tour = await findTour(queries, ops, goal, now);
  if (goal.target.of === 'tour' && tour === null) return { goal: null };
  const figures = await readFigures(queries, ops, goal, tour, month);
  const end = monthStart(addMonths(month, 1));
  return {
    goal: {
      title: goal.title,
      month,
      of: goal.target.of,
      tour: tour && { id: tour.id, name: tour.name },
      ...goalProgress(goal.target, figures),
      until: new Date(end).toISOString(),
    },
  };
}

/** The tour of a goal, as it is flown now; null where the goal has none, or the airline no longer flies it. */
async function findTour(
  queries: Queries,
  ops: Operations,
  { target }: Goal,
  now: Date,
): Promise<Tour | null> {
  if (target.of !== 'tour') return null;
  return (await readToursNow(queries, ops, now)).find(({ id }) => id === target.tour) ?? null;
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

/** How many stages of a tour somebody has passed with a flight of the month, by the points for them that stand. */
async function passedStages(queries: Queries, tour: Tour, month: string) {
  const subjects = tour.stages.filter(({ retired }) => !retired).map(({ n }) => subjectOf(tour, n));
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
