import { refuseEnrolment, refuseLeaving } from '@va/domain/tour/tour-refusals.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { abandon, enrol } from './enrolments.ts';
import { findTour } from './tours-now.ts';

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
