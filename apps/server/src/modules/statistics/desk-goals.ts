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

/** Staff's goal of a month, or their decision that it has none. */
export interface DeskGoal extends GoalOfMonth {
  version: number;
}

/** Stored value for a month without a goal of its own. */
const NONE = { none: true } as const;

export const storedGoal = (goal: WrittenGoal | null): WrittenGoal | typeof NONE => goal ?? NONE;

/** Reads a month's stored goal; undefined if staff put the content's back, or the value cannot be read. */
export function readGoalEntry(value: unknown): WrittenGoal | null | undefined {
  if (typeof value === 'object' && value !== null && 'none' in value) return null;
  return writtenGoalSchema.safeParse(value).data;
}

/** The goals written by staff, in the order of their creation, without those put back to the content's. */
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

/** The goals in force, given staff's entries, together with these. */
export function goalsBy({ contentGoals }: Pick<Operations, 'contentGoals'>, entries: readonly DeskEntry[]) {
  const written = deskGoals(entries);
  return { written, inForce: goalsInForce(contentGoals, written) };
}

/** The goal of a month among some, as staff write it; null where it has none of its own. */
export function goalIn(goals: readonly Goal[], month: string): WrittenGoal | null {
  const goal = goals.find((one) => monthOfGoal(one) === month);
  return goal ? writtenGoalOf(goal) : null;
}
