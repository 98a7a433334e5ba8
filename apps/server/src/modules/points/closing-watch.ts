import { DAY_MS } from '@va/domain/durations.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
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
export async function releaseClosings(queries: Queries, now: Date): Promise<void> {
  await queries.updateTable('closing_watch').set({ seen_at: now, held_at: null }).execute();
}
