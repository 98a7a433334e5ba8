import { dayOf } from '@va/domain/months.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { departureOf, fliesOn } from '@va/domain/booking/timetable-change.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import type { BookingRow } from '../bookings/booking-rows.ts';
import { readTails } from '../fleet/tails.ts';
import type { RecorderDesk } from './recorder-desk-types.ts';

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
export async function tailOf(db: Database, id: string | undefined) {
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
