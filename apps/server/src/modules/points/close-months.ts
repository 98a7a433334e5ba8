import { addMonths, monthOf, monthStart } from '@va/domain/months.ts';
import { closeRunKey, dueAt, monthsToClose } from '@va/domain/points/monthly-close.ts';
import { monthSchema } from '@va/contract/shared/values.ts';
import { z } from 'zod';
import { Problem } from '#server/api/problem.ts';
import { constants } from '#server/db/constants.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { enqueueJob, restartJob } from '#server/kernel/jobs/enqueue-job.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { settleMonth, settleWaiting } from './settle-month.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { lastRunOf } from '#server/kernel/jobs/job-rows.ts';
import { tellStaff } from '../rights/tell-staff.ts';

/** A longer time between two runs counts as a jump of the clock, ms: the clock is wrong, or the server was off. */
const JUMP_MS = 31 * DAY_MS;

/**
 * Wraps the closing calendar so that it stops after a jump of the clock: closing takes points from everybody, and a
 * clock a year ahead would close twelve months. It continues once staff close a month by hand, or the clock is set
 * back.
 */
export function heldAfterJump(calendar: JobKind, airline: Airline): JobKind {
  return {
    ...calendar,
    async run(work) {
      const now = work.clock();
      // Look for the run before this one, whose own time is already in the table.
      const earlier = new Date(work.scheduledFor.getTime() - 1);
      const before = (await lastRunOf(work.db.queries, calendar.kind, earlier)) ?? null;
      return (await mayClose(work.db, airline, before, now)) ? calendar.run(work) : { held: true };
    },
  };
}

/** Checks the clock and stores the result. `lastRun` is the calendar's last run, used while no check is stored yet. */
async function mayClose(db: Database, airline: Airline, lastRun: Date | null, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const watch = await tx.selectFrom('closing_watch').selectAll().forUpdate().executeTakeFirst();
    const seen = watch?.seen_at ?? lastRun ?? now;
    // A hold set by a clock that was ahead ends once the clock is back.
    const wasHeld = watch?.held_at && watch.held_at <= now ? watch.held_at : null;
    const jumped = now.getTime() - seen.getTime() > JUMP_MS;
    const values = { seen_at: now, held_at: wasHeld ?? (jumped ? now : null) };
    await tx
      .insertInto('closing_watch')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    if (jumped && !wasHeld)
      await tellStaff(tx, airline, 'points.adjust', {
        kind: 'closures.held',
        title: 'El cierre de los meses espera',
        body: 'El reloj del servidor ha avanzado más de un mes desde la última vez. Mira si su fecha es la de hoy: si lo es, cierra el mes en «Puntos» y los demás siguen solos; si no, pon el reloj en hora.',
        link: '/plataforma/mesa/puntos',
      });
    return values.held_at === null;
  });
}

/** Ends the hold, because staff have checked the clock and close a month. */
async function releaseClosings(queries: Queries, now: Date): Promise<void> {
  await queries.updateTable('closing_watch').set({ seen_at: now, held_at: null }).execute();
}

/** Records that closing a month (`YYYY-MM`) has begun, unless recorded before. */
export async function beginClosure(queries: Queries, month: string, now: Date): Promise<void> {
  await queries
    .insertInto('closure')
    .values({ month, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a month is settled for all pilots. */
export async function finishClosure(queries: Queries, month: string, now: Date): Promise<void> {
  await queries
    .updateTable('closure')
    .set({ finished_at: now })
    .where('month', '=', month)
    .where('finished_at', 'is', null)
    .execute();
}

/** Deletes closures and statements of months before this one (`YYYY-MM`). */
export async function forgetMonthsBefore(tx: Tx, month: string): Promise<void> {
  await tx.deleteFrom('month_statement').where('month', '<', month).execute();
  await tx.deleteFrom('closure').where('month', '<', month).execute();
}

/** Pilots settled per transaction. */
const BATCH = 200;

const KIND = 'cierre';

const payloadSchema = z.object({ month: monthSchema });

/** Job that closes one month, queued by the calendar or by staff; it first closes earlier months that are missing. */
export const closeMonthJob = (airline: Airline): JobKind => ({
  kind: KIND,
  async run({ db, clock, payload }) {
    const now = clock();
    const { month } = payloadSchema.parse(payload);
    const closed = [];
    for (const due of await dueMonths(db.queries, airline, now)) {
      if (due > month) break;
      closed.push({ month: due, pilots: await closeOne(db, airline, due, now) });
    }
    return { closed, settled: await settleWaiting(db, airline, now) };
  },
});

/** Daily job at the rules' hour: queues the due months, and settles again the pilots whose month was deferred. */
export const closingCalendar = (airline: Airline): JobKind => ({
  kind: 'month-closing',
  cron: `0 ${airline.operations.points.close.hour} * * *`,
  async run({ db, clock }) {
    const now = clock();
    const due = await dueMonths(db.queries, airline, now);
    for (const month of due) await enqueueClosing(db.queries, month, now);
    return { due, settled: due.length > 0 ? 0 : await settleWaiting(db, airline, now) };
  },
});

/** Queues the closing of a month (idempotent). */
export function enqueueClosing(queries: Queries, month: string, now: Date): Promise<void> {
  return enqueueJob(queries, { kind: KIND, runKey: closeRunKey(month), payload: { month }, at: now });
}

/** Months that are due and not finished, the oldest first. */
export async function dueMonths(queries: Queries, airline: Airline, now: Date): Promise<string[]> {
  const unfinished = await queries
    .selectFrom('closure')
    .select('month')
    .where('finished_at', 'is', null)
    .orderBy('month')
    .execute();
  const later = monthsToClose(await lastClosedBefore(queries, now), now.getTime(), airline.operations.points);
  return [...new Set([...unfinished.map(({ month }) => month), ...later])].toSorted();
}

/** The last month whose closing has begun; before the first, the month before the platform's start. */
export async function lastClosedBefore(queries: Queries, now: Date): Promise<string> {
  const { month } = await queries
    .selectFrom('closure')
    .select((row) => row.fn.max('month').as('month'))
    .executeTakeFirstOrThrow();
  if (month !== null) return month;
  // Charge nothing for months before the platform's start, even to pilots who joined long before.
  const start = await queries.selectFrom('platform_start').select('started_at').executeTakeFirst();
  return addMonths(monthOf((start?.started_at ?? now).getTime()), -1);
}

/** Settles all pilots who have no statement of a month yet, in batches. Answers how many. */
async function closeOne(db: Database, airline: Airline, month: string, now: Date): Promise<number> {
  await beginClosure(db.queries, month, now);
  let pilots = 0;
  for (;;) {
    const settled = await db.transaction(async (tx) => {
      const ids = await lockUnsettled(tx, month);
      if (ids.length > 0) await settleMonth(tx, airline, ids, month, now);
      return ids.length;
    });
    if (settled === 0) break;
    pilots += settled;
  }
  await finishClosure(db.queries, month, now);
  return pilots;
}

/** Locks, in the order of ids, the next batch of pilots who were members in a month and have no statement of it. */
async function lockUnsettled(tx: Tx, month: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('pilot')
    .select('id')
    .where('status', 'not in', constants('invited', 'erased'))
    .where('joined_at', '<', new Date(monthStart(addMonths(month, 1))))
    .where((is) => is.or([is('retired_at', 'is', null), is('retired_at', '>', new Date(monthStart(month)))]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('month_statement')
            .select('month_statement.id')
            .whereRef('month_statement.pilot_id', '=', 'pilot.id')
            .where('month', '=', month),
        ),
      ),
    )
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues the closing of a month for staff; a finished or failed run starts again. */
export function restartClosing(db: Database, airline: Airline, month: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    await askAgain(tx, airline, month, by.context.now);
    await audit(tx, {
      by,
      capability: 'points.adjust',
      action: 'closure.restarted',
      subject: { kind: 'closure', id: month },
    });
  });
}

async function askAgain(tx: Tx, airline: Airline, month: string, now: Date): Promise<void> {
  if (dueAt(month, airline.operations.points) > now.getTime())
    throw new Problem('mes-abierto', {
      detail: `Ese mes se cierra el día ${airline.operations.points.close.day} del siguiente: todavía no ha llegado.`,
    });
  if (month < monthAfter(await lastClosedBefore(tx, now))) {
    const known = await tx
      .selectFrom('closure')
      .select('month')
      .where('month', '=', month)
      .executeTakeFirst();
    if (!known) throw new Problem('no-encontrado', { detail: 'Ese mes es anterior a la plataforma.' });
  }
  await releaseClosings(tx, now);
  await enqueueClosing(tx, month, now);
  await restartJob(tx, closeRunKey(month), now);
}

const monthAfter = (month: string) => addMonths(month, 1);
