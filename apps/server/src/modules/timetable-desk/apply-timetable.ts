import { sql } from 'kysely';
import { changeFor, flyingOn } from '@va/domain/booking/timetable-change.ts';
import { legOf } from '@va/domain/timetable/flight-identity.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { lockBookedPilots, moveToSeason, selectBookings, toBooking } from '../bookings/booking-rows.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { readFlights, writeFlights } from '../timetable/timetable-flights.ts';
import type { Review } from './review-timetable.ts';

/**
 * Applies a review in the caller's transaction, which holds the timetable lock exclusively. Bookings keep their data,
 * and their pilots are told. Throws a problem that names every error of the new flights.
 */
export async function applyReview(
  tx: Tx,
  ops: Operations,
  { diff, findings }: Review,
  now: Date,
): Promise<void> {
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    throw new Problem('horario-con-errores', {
      detail: `No se ha aplicado nada. ${errors[0]?.message ?? ''}`,
      errors: errors.slice(0, 20).map(({ message }) => ({ pointer: '', message })),
    });
  const written = [...diff.added, ...diff.changed.map(({ after }) => after), ...diff.ended];
  await writeFlights(tx, written);
  await tellBooked(tx, ops, written, now);
}

/** Tells pilots who booked a changed flight, or a withdrawn season of one. */
async function tellBooked(tx: Tx, ops: Operations, written: readonly Flight[], now: Date): Promise<void> {
  if (written.length === 0) return;
  const changed = new Set(written.map(({ id }) => id));
  const seasons = await seasonsOf(tx, written);
  const ids = [...seasons.keys()];
  await lockBookedPilots(tx, 'flight_id', ids);
  const rows = await selectBookings(tx)
    .where('booking.state', '=', constant('reserved'))
    .where('booking.flight_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('booking.pilot_id')
    .forUpdate('booking')
    .execute();
  for (const row of rows) {
    const own = seasons.get(row.flight_id ?? '');
    if (own === undefined || !(changed.has(own.id) || row.changed_what === 'flight_withdrawn')) continue;
    const next = flyingOn(row.date, own, [...seasons.values()]);
    const flight = next === own || (await moveToSeason(tx, row, next.id)) ? next : own;
    const timetableStd = row.timetable_std.getTime();
    const change = changeFor(toBooking(row), flight, timetableStd);
    if (change)
      await stepBookingRow(tx, ops, row, { type: 'timetable_changed', change, timetableStd }, { now });
  }
}

/** These flights with all their other seasons, by id. */
async function seasonsOf(tx: Tx, written: readonly Flight[]): Promise<ReadonlyMap<string, Flight>> {
  const legs = new Set(written.map(legOf));
  const seasons = (await readFlights(tx)).filter((flight) => legs.has(legOf(flight)));
  return new Map(seasons.map((flight) => [flight.id, flight]));
}
