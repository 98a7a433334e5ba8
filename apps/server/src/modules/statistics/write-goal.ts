import {
  goalErrors,
  goalMonthError,
  goalsInForce,
  type WrittenGoal,
} from '@va/domain/goals/written-goals.ts';
import { goalOf } from '@va/domain/goals/goal.ts';
import { addMonths, dayOf, monthOf, monthStart } from '@va/domain/months.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { hasStages } from '@va/domain/tour/tour.ts';
import type { LeftGoal, TriedGoal } from '@va/contract/tours-and-events/goals.ts';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { type DeskEntry, fetchEntries } from '../desk-entries/read-entries.ts';
import { COUNTS, meetsFilter } from '../flown/flown.ts';
import { toursBy, toursAt } from '../tours/read-tours.ts';
import { progressOf } from './community-goal.ts';
import { goalIn, goalsBy, readGoalEntry, storedGoal } from './desk-goals.ts';

const ACTS = {
  'goal.changed': 'la ha cambiado',
  'goal.undone': 'ha deshecho el último cambio',
};

/** A month's goal in the version that the caller read; 0 if only the content has it. */
export interface SeenGoal {
  /** `YYYY-MM`, or `EVERY_MONTH`. */
  month: string;
  version: number;
}

/**
 * Previews a goal: the pilots concerned and its progress; changes nothing. Throws `datos-no-validos` with each wrong
 * field.
 */
export async function tryGoal(
  queries: Queries,
  ops: Operations,
  month: string,
  goal: WrittenGoal | null,
  now: Date,
): Promise<TriedGoal> {
  const entries = await fetchEntries(queries);
  refuseWrong(ops, entries, month, goal, now);
  const { written, inForce } = goalsBy(ops, entries);
  const others = written.filter((one) => one.month !== month);
  const next = goalsInForce(ops.contentGoals, [...others, { month, goal }]);
  const current = monthOf(now.getTime());
  const last = addMonths(current, -1);
  const [tried = null] = goalsInForce([], [{ month, goal }]);
  const tours = await toursAt(queries, toursBy(ops, entries).inForce, now);
  const of = (its: ReturnType<typeof goalOf>, when: string) => progressOf(queries, ops, its, tours, when);
  return {
    ...(await countPilots(queries, current)),
    before: await of(goalOf(inForce, current), current),
    after: await of(goalOf(next, current), current),
    last: await of(tried, last),
  };
}

/** Writes the goal of a month, or that it has none of its own. Throws as above and `cambiado-entretanto`. */
export function changeGoal(
  db: Database,
  ops: Operations,
  seen: SeenGoal,
  { goal, reason }: { goal: WrittenGoal | null; reason: string },
  by: By,
): Promise<LeftGoal> {
  return db.transaction(async (tx) => {
    refuseWrong(ops, await fetchEntries(tx), seen.month, goal, by.context.now);
    await openEntry(tx, 'goal', seen.month);
    return write(tx, ops, seen, { action: 'goal.changed', reason, goal }, by);
  });
}

/** Undoes the last change of a month's goal; a second call undoes the undoing. Throws as above. */
export function undoGoal(
  db: Database,
  ops: Operations,
  seen: SeenGoal,
  reason: string | undefined,
  by: By,
): Promise<LeftGoal> {
  return db.transaction((tx) => write(tx, ops, seen, { action: 'goal.undone', reason }, by));
}

interface Act {
  action: keyof typeof ACTS;
  reason: string | undefined;
  /** The new goal; by default the one from before the last change. */
  goal?: WrittenGoal | null;
}

async function write(
  tx: Tx,
  ops: Operations,
  { month, version }: SeenGoal,
  { action, reason, goal: given }: Act,
  by: By,
): Promise<LeftGoal> {
  const entry = await lockEntry(tx, { kind: 'goal', key: month, version }, ACTS);
  const goal = given === undefined ? readGoalEntry(await beforeLastChange(tx, entry)) : given;
  // Check an undone goal too: the month may be over by now, or the tour removed.
  if (given === undefined) refuseWrong(ops, await fetchEntries(tx), month, goal ?? null, by.context.now);
  const act = { capability: 'tours.write', action, acts: ACTS, reason } as const;
  const left = await writeEntry(tx, entry, goal === undefined ? null : storedGoal(goal), act, by);
  const { inForce } = goalsBy(ops, await fetchEntries(tx));
  return { month, version: left, goal: goalIn(inForce, month) };
}

/** Throws `datos-no-validos` with everything that is wrong with a goal of a month. */
function refuseWrong(
  ops: Operations,
  entries: readonly DeskEntry[],
  month: string,
  goal: WrittenGoal | null,
  now: Date,
): void {
  const late = goalMonthError(month, monthOf(now.getTime()));
  if (late !== null) throw new Problem('datos-no-validos', { detail: late });
  if (goal === null) return;
  const tours = toursBy(ops, entries).inForce.filter(hasStages);
  const errors = goalErrors(goal, { tours: tours.map(({ id }) => id) });
  refuseFields(errors.map(({ field, message }) => ({ field: `goal/${field}`, message })));
}

/** Number of pilots who see the goal on their home page, and of those who have flown this month. */
async function countPilots(queries: Queries, month: string): Promise<{ pilots: number; flown: number }> {
  const from = `${month}-01`;
  const to = dayOf(monthStart(addMonths(month, 1)) - 1);
  const { pilots, flown } = await queries
    .selectFrom('pilot')
    .where('status', 'in', FLYING)
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as('pilots'),
      fn
        .countAll<number>()
        .filterWhere(
          exists(
            selectFrom('report')
              .select('report.id')
              .whereRef('report.pilot_id', '=', 'pilot.id')
              .where(COUNTS)
              .where(meetsFilter({ from, to })),
          ),
        )
        .as('flown'),
    ])
    .executeTakeFirstOrThrow();
  return { pilots: Number(pilots), flown: Number(flown) };
}
