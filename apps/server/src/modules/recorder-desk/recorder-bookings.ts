import { dayOf } from '@va/domain/months.ts';
import { DAY_MS, MINUTE_MS } from '@va/domain/durations.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { departureOf, fliesOn } from '@va/domain/booking/timetable-change.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { type BookingRow, readOpenBookings } from '../bookings/booking-rows.ts';
import { readTails } from '../fleet/tails.ts';
import type { RecorderDesk, FreeFlight } from './recorder-desk-types.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';

/** Books the next departure of a flight. Idempotent: if it is already booked, answers that booking. */
export async function bookDeparture(
  desk: RecorderDesk,
  db: Database,
  { pilotId, flightId, tailId }: { pilotId: string; flightId: string; tailId: string | undefined },
  now: Date,
): Promise<BookingRow> {
  const flight = (await desk.flights(now)).find(({ id }) => id === flightId);
  if (!flight) throw new Problem('no-encontrado', { detail: 'Ese vuelo no existe.' });
  const booked = async () => (await desk.bookings(pilotId)).find(({ flight_id }) => flight_id === flightId);
  const before = await booked();
  if (before) return before;
  const { operations } = desk.airline;
  const date = nextDate(flight, now, operations.booking.hoursAhead);
  const tail = await tailOf(db, tailId);
  const asked = { flightId, date, ...(tail && { typeId: tail.typeId, tail: tail.registration }) };
  const legs = async () => [readLeg(asked, '/flight', operations, () => flight)];
  try {
    const [row] = await db.transaction((tx) =>
      bookFlights(tx, operations, { pilotId, acceptSharedTail: true }, legs, now),
    );
    if (row) return row;
  } catch (error) {
    // A concurrent request may have made the booking meanwhile.
    const meanwhile = await booked();
    if (meanwhile) return meanwhile;
    throw error;
  }
  throw new Problem('no-encontrado');
}

/** The aircraft with an id; undefined where there is none, or it is gone for good. */
async function tailOf(db: Database, id: string | undefined) {
  return id === undefined ? undefined : (await readTails(db.queries)).find((tail) => tail.id === id);
}

/** The date of the next bookable departure; else today's date, which the booking then refuses. */
function nextDate(flight: Flight, now: Date, hoursAhead: number): string {
  const days = Array.from({ length: Math.ceil(hoursAhead / 24) + 1 }, (_, day) =>
    dayOf(now.getTime() + day * DAY_MS),
  );
  const next = days.find((date) => fliesOn(flight, date) && departureOf(flight, date) > now.getTime());
  return next ?? dayOf(now);
}

/** A request within this time after the departure, ms, means the same flight and not that of the next day. */
const SAME_MS = 10 * MINUTE_MS;

/**
 * Books a free flight. Idempotent: a repeated or concurrent request for the same flight answers the same booking, since
 * an aircraft can't depart twice at once.
 */
export async function bookFreeFlight(
  db: Database,
  operations: Operations,
  pilotId: string,
  { dep, arr, tailId, std, plan }: FreeFlight,
  now: Date,
): Promise<BookingRow> {
  const tail = await tailOf(db, tailId);
  if (!tail) throw new Problem('no-encontrado', { detail: 'Ese avión no es de la compañía.' });
  const asked = { dep, arr, std: std.toISOString(), typeId: tail.typeId, tail: tail.registration };
  const yesterday = std.getTime() - DAY_MS;
  const isAgain = (row: BookingRow) =>
    row.flight_id === null &&
    row.dep_icao === ownCode(operations, dep) &&
    row.arr_icao === ownCode(operations, arr) &&
    row.aircraft_id === tailId &&
    (row.std.getTime() === std.getTime() ||
      (row.std.getTime() === yesterday && now.getTime() - yesterday < SAME_MS));
  return db.transaction(async (tx) => {
    await holdTimetable(tx);
    await lockPilot(tx, pilotId);
    const before = (await readOpenBookings(tx, pilotId)).find(isAgain);
    if (before) return before;
    const legs = async () => [{ ...readLeg(asked, '/flight', operations, () => undefined), plan }];
    const [row] = await bookFlights(tx, operations, { pilotId, acceptSharedTail: true }, legs, now);
    if (!row) throw new Problem('no-encontrado');
    return row;
  });
}
