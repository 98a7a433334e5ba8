import { sql } from 'kysely';
import { changeFor } from '@va/domain/booking/timetable-change.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { selectBookings, toBooking } from '../bookings/booking-row.ts';
import { lockBookedPilots } from '../bookings/lock-booking.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { writeFlights } from './timetable-flights.ts';
import type { Review } from './review-timetable.ts';

/**
 * Writes what a review says, in the caller's transaction that holds the timetable alone. Bookings keep what they were
 * made with, and their pilots are told. Throws a problem that names every error of the new flights.
 */
export async function applyReview(
  tx: Queries,
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
  await tellBooked(tx, ops, new Map(written.map((flight) => [flight.id, flight])), now);
}

/** What a changed flight means for those who have booked it. */
async function tellBooked(
  tx: Queries,
  ops: Operations,
  flights: ReadonlyMap<string, Flight>,
  now: Date,
): Promise<void> {
  if (flights.size === 0) return;
  await lockBookedPilots(tx, 'flight_id', [...flights.keys()]);
  const rows = await selectBookings(tx)
    .where('booking.state', '=', 'reserved')
    .where('booking.flight_id', '=', sql<string>`any(${[...flights.keys()]}::uuid[])`)
    .orderBy('booking.pilot_id')
    .forUpdate('booking')
    .execute();
  for (const row of rows) {
    const flight = flights.get(row.flight_id ?? '');
    const timetableStd = row.timetable_std.getTime();
    const change = flight && changeFor(toBooking(row), flight, timetableStd);
    if (change)
      await stepBookingRow(tx, ops, row, { type: 'timetable_changed', change, timetableStd }, { now });
  }
}
