import { changeFor } from '@va/domain/booking/timetable-change.ts';
import { diffTimetable, type TimetableDiff } from '@va/domain/timetable/diff.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Finding } from '@va/domain/timetable/lint-flights.ts';
import { lintTimetable } from '@va/domain/timetable/lint-timetable.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { networkOf, type Operations } from '../airline/operations.ts';
import { selectBookings, toBooking } from '../bookings/booking-row.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { readFlights, writeFlights } from './timetable-flights.ts';

/** A new timetable against the one in force. */
export interface Review {
  diff: TimetableDiff;
  findings: readonly Finding[];
}

/** Minutes between two departures of one airport where no rules say so. */
const USUAL_SLOT = 5;

/** Compares and checks, and changes nothing. Findings are those of what would change. */
export async function reviewTimetable(
  queries: Queries,
  ops: Operations,
  next: readonly Flight[],
  now: Date,
): Promise<Review> {
  const current = await readFlights(queries);
  const diff = diffTimetable(current, next, now.toISOString().slice(0, 10));
  const open = await queries
    .selectFrom('booking')
    .select((row) => ['flight_id', row.fn.countAll<number>().as('count')])
    .where('state', '=', 'reserved')
    .where('flight_id', 'is not', null)
    .groupBy('flight_id')
    .execute();
  const { findings } = lintTimetable({
    flights: next,
    airports: networkOf(ops),
    types: typeRules(ops),
    slotMin: ops.timetable?.file.rules.slotMin ?? USUAL_SLOT,
    fleet: Object.fromEntries(
      [...ops.types.values()].map(({ id, model }) => [
        id,
        { model, tails: ops.tails.filter(({ typeId }) => typeId === id).length },
      ]),
    ),
    weeks: [],
    diff,
    bookings: new Map(open.map(({ flight_id, count }) => [flight_id ?? '', Number(count)])),
  });
  const touched = new Set(
    [...diff.added, ...diff.changed.map(({ after }) => after), ...diff.ended].map(({ id }) => id),
  );
  return { diff, findings: findings.filter(({ flightIds }) => flightIds.some((id) => touched.has(id))) };
}

function typeRules({ types, timetable }: Operations) {
  const rules = timetable?.file.rules.types ?? [];
  return new Map(
    [...types.values()].map(({ id, turnaroundMin, rangeNm }) => [
      id,
      rules.find(({ type }) => type === id) ?? {
        type: id,
        tasKt: 0,
        turnaroundMin,
        rangeNm: rangeNm ?? Infinity,
        runwayM: 0,
      },
    ]),
  );
}

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
  const rows = await selectBookings(tx)
    .where('booking.state', '=', 'reserved')
    .where('booking.flight_id', 'is not', null)
    .orderBy('booking.pilot_id')
    .forUpdate('booking')
    .execute();
  for (const row of rows) {
    const flight = flights.get(row.flight_id ?? '');
    const change = flight && changeFor(toBooking(row), flight, row.timetable_std.getTime());
    if (change) await stepBookingRow(tx, ops, row, { type: 'timetable_changed', change }, { now });
  }
}
