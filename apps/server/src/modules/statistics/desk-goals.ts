import type { Goal } from '@va/domain/goals/goal.ts';
import {
  type GoalOfMonth,
  goalsInForce,
  monthOfGoal,
  type WrittenGoal,
  writtenGoalOf,
} from '@va/domain/goals/written-goals.ts';
import { writtenGoalSchema } from '@va/contract/tours-and-events/goals.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';

/** What staff have said of a month. */
export interface DeskGoal extends GoalOfMonth {
  version: number;
}

/** As it is stored that a month has no goal of its own. */
const NONE = { none: true } as const;

export const storedGoal = (goal: WrittenGoal | null): WrittenGoal | typeof NONE => goal ?? NONE;

/** What is stored of a month; undefined for what was put back as the content has it, or can't be read. */
export function readGoalEntry(value: unknown): WrittenGoal | null | undefined {
  if (typeof value === 'object' && value !== null && 'none' in value) return null;
  return writtenGoalSchema.safeParse(value).data;
}

/** The goals among what staff have written, in the order in which they came up; not those that were put back as the content has them. */
export function deskGoals(entries: readonly DeskEntry[]): DeskGoal[] {
  return entries.flatMap(({ kind, key: month, value, version }) => {
    const goal = kind === 'goal' ? readGoalEntry(value) : undefined;
    return goal === undefined ? [] : [{ month, goal, version }];
  });
}

/** Fills the goals with those of the content and what staff have written. */
export function keepGoals(goals: Goal[], content: readonly Goal[], entries: readonly DeskEntry[]): void {
  goals.splice(0, goals.length, ...goalsInForce(content, deskGoals(entries)));
}

/** The goals by everything that staff have written, with what that says of them. */
export function goalsBy({ contentGoals }: Pick<Operations, 'contentGoals'>, entries: readonly DeskEntry[]) {
  const written = deskGoals(entries);
  return { written, inForce: goalsInForce(contentGoals, written) };
}

/** The goal of a month among some, as staff write it; null where it has none of its own. */
export function goalIn(goals: readonly Goal[], month: string): WrittenGoal | null {
  const goal = goals.find((one) => monthOfGoal(one) === month);
  return goal ? writtenGoalOf(goal) : null;
}
