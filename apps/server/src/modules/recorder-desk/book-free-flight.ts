import { DAY_MS, MINUTE_MS } from '@va/domain/durations.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { type BookingRow, readOpenBookings } from '../bookings/booking-rows.ts';
import { tailOf } from './desk-bookings.ts';
import type { FreeFlight } from './recorder-desk-types.ts';

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
