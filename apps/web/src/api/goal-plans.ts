import type { changeGoalBodySchema, GoalPlans, TriedGoal } from '@va/contract/tours-and-events/goals.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { GoalPlans, TriedGoal };
export type GoalPlan = GoalPlans['items'][number];
export type GoalChange = GoalPlans['history'][number];
export type WrittenGoal = NonNullable<GoalPlan['goal']>;
type ReadGoal = Pick<GoalPlan, 'month' | 'version'>;

/** The goals from this month on as staff write them, and what they have changed. */
export const goalPlansQuery = readQuery('/goals');

/** Which pilots would see a goal for a month, and its progress; changes nothing. Null is no goal of the month's own. */
export const tryGoal = (month: string, goal: WrittenGoal | null) =>
  request('POST', `/goals/${month}/try`, { body: { goal } });
export const changeGoal = ({ month, version }: ReadGoal, body: z.input<typeof changeGoalBodySchema>) =>
  request('PUT', `/goals/${month}`, { body, version });
export const undoGoal = ({ month, version }: ReadGoal) =>
  request('POST', `/goals/${month}/undo`, { body: {}, version });
