import type { Goal } from '@va/domain/goals/goal.ts';
import {
  type GoalOfMonth,
  goalsInForce,
  monthOfGoal,
  type WrittenGoal,
  writtenGoalOf,
  EVERY_MONTH,
  idOfGoal,
} from '@va/domain/goals/written-goals.ts';
import { writtenGoalSchema } from '@va/contract/tours-and-events/goals.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';
import { isSeq, parseDocument, type YAMLMap } from 'yaml';
import { appendTo, entriesIn, LAYOUT, listOf } from '../desk-entries/yaml-edits.ts';

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

/** The parts of a goal that say what is counted. */
const TARGETS = ['hours', 'airports', 'tour'] as const;

/** `metas.yaml` with the goals as staff have left them, notes and order kept; what says the same stays as it stands. */
export function goalsText(text: string, written: readonly GoalOfMonth[]): string {
  const file = parseDocument(text);
  let isChanged = false;
  for (const { month, goal } of written) {
    const entry = entriesIn(file).find((one) => monthOf(one) === month);
    if (entry && goal) isChanged = writeOver(entry, goal) || isChanged;
    else if (entry) {
      const list = listOf(file);
      list.items = list.items.filter((item) => item !== entry);
      isChanged = true;
    } else if (goal) {
      const ids = entriesIn(file).map((one) => String(one.get('id')));
      const added = file.createNode(newEntry(month, goal, ids), { flow: true });
      appendTo(file, listOf(file), added);
      isChanged = true;
    }
  }
  // Write an empty list as `[]`: without brackets it would not be a list.
  if (isSeq(file.contents) && file.contents.items.length === 0) file.contents.flow = true;
  return isChanged ? file.toString(LAYOUT) : text;
}

function monthOf(entry: YAMLMap): string {
  const month = entry.get('month');
  return typeof month === 'string' ? month : EVERY_MONTH;
}

/** Writes staff's goal into its entry of the file; answers whether the entry changed. */
function writeOver(entry: YAMLMap, goal: WrittenGoal): boolean {
  const before = JSON.stringify(entry);
  if (entry.get('title') !== goal.title) entry.set('title', goal.title);
  for (const part of TARGETS) {
    const value = targetIn(goal)[part];
    if (value === undefined) entry.delete(part);
    else if (entry.get(part) !== value) entry.set(part, value);
  }
  if ((entry.get('public') ?? false) !== goal.isPublic) {
    if (goal.isPublic) entry.set('public', true);
    else entry.delete('public');
  }
  return JSON.stringify(entry) !== before;
}

function newEntry(month: string, goal: WrittenGoal, ids: readonly string[]) {
  return {
    id: idOfGoal(month, ids),
    title: goal.title,
    ...(month !== EVERY_MONTH && { month }),
    ...targetIn(goal),
    ...(goal.isPublic && { public: true }),
  };
}

function targetIn({
  of,
  least,
  tour,
}: WrittenGoal): Partial<Record<(typeof TARGETS)[number], number | string>> {
  return of === 'tour' ? { tour: tour ?? '' } : { [of]: least ?? 0 };
}
