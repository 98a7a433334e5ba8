import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';

/** A booking by its code. Throws `no-encontrado`. */
export async function findBooking(queries: Queries, code: string): Promise<BookingRow> {
  const row = await selectBookings(queries).where('booking.code', '=', code).executeTakeFirst();
  if (row === undefined) throw new Problem('no-encontrado');
  return row;
}

/** The same for a pilot's own booking: another pilot's counts as not found. */
export async function findOwn(queries: Queries, code: string, pilotId: string): Promise<BookingRow> {
  const row = await findBooking(queries, code);
  if (row.pilot_id !== pilotId) throw new Problem('no-encontrado');
  return row;
}
