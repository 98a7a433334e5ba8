import type { GoalPlan, WrittenGoal } from '#app/api/goal-plans.ts';
import { wholeOf } from '#app/lib/whole-of.ts';

/** Form values of a goal. */
export interface TypedGoal {
  title: string;
  of: WrittenGoal['of'];
  least: string;
  /** Id of the tour; '' for none. */
  tour: string;
  isPublic: boolean;
}

/** Initial form values for a month. */
export function typedOf({ goal }: Pick<GoalPlan, 'goal'>): TypedGoal {
  const { title = '', of = 'hours', least = null, tour, isPublic = true } = goal ?? {};
  return { title, of, least: least === null ? '' : String(least), tour: tour ?? '', isPublic };
}

/** The typed goal; an unreadable number becomes null, which the server refuses. */
export function writtenOf({ title, of, least, tour, isPublic }: TypedGoal): WrittenGoal {
  const isTour = of === 'tour';
  const whole = wholeOf(least);
  return {
    title,
    of,
    least: isTour || Number.isNaN(whole) ? null : whole,
    tour: isTour ? tour : null,
    isPublic,
  };
}
