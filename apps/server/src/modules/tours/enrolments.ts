import { sql } from 'kysely';
import { refuseEnrolment, refuseLeaving } from '@va/domain/tour/tour-refusals.ts';
import type { Tour } from '@va/domain/tour/tour.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { findTour } from './read-tours.ts';

/** Enrols a pilot in a tour (idempotent), also one who had left it. */
export async function enrol(
  queries: Queries,
  pilotId: string,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('tour_enrolment')
    .values({ pilot_id: pilotId, tour_id: id, edition, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['pilot_id', 'tour_id', 'edition']).doUpdateSet({ abandoned_at: null }),
    )
    .execute();
}

/** Ends a pilot's enrolment; flown stages stay. Answers whether there was one. */
export async function abandon(
  queries: Queries,
  pilotId: string,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('tour_enrolment')
    .set({ abandoned_at: now })
    .where('pilot_id', '=', pilotId)
    .where('tour_id', '=', id)
    .where('edition', '=', edition)
    .where('abandoned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes enrolments that exist only because of these bookings. */
export async function leaveToursBooked(tx: Tx, bookings: readonly string[]): Promise<void> {
  await sql`delete from tour_enrolment as own using booking
    where booking.id = any(${bookings}) and booking.pilot_id = own.pilot_id
      and booking.tour_id = own.tour_id and booking.tour_edition = own.edition
      and not exists (
        select from booking other where other.pilot_id = own.pilot_id and other.tour_id = own.tour_id
          and other.tour_edition = own.edition and not other.id = any(${bookings}))`.execute(tx);
}

/** Enrols a pilot in a tour, also one who had left it. Throws the refusal. */
export function joinTour(
  db: Database,
  ops: Operations,
  pilotId: string,
  tourId: string,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    // With this lock nobody can remove the tour meanwhile.
    await holdTimetable(tx);
    await lockPilot(tx, pilotId);
    const tour = await findTour(tx, ops, tourId, now);
    unlessRefused(refuseEnrolment(tour, await readMinutes(tx, pilotId)));
    await enrol(tx, pilotId, tour, now);
  });
}

/** A pilot leaves a tour; flown stages stay. Throws if they are not enrolled, or it is closed. */
export function leaveTour(
  db: Database,
  ops: Operations,
  pilotId: string,
  tourId: string,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const tour = await findTour(tx, ops, tourId, now);
    if (!(await abandon(tx, pilotId, tour, now)))
      throw new Problem('no-encontrado', { detail: 'No participas en este tour.' });
    // Check after the change; an error rolls it back.
    unlessRefused(refuseLeaving(tour));
  });
}
