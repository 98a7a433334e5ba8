import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';

/** The booking of a flight that was just discarded, if it is reserved again; null if it is over. */
export async function readKeptBooking(queries: Queries, id: string | null): Promise<BookingRow | null> {
  if (id === null) return null;
  const row = await selectBookings(queries)
    .where('booking.id', '=', id)
    .where('booking.state', '=', constant('reserved'))
    .executeTakeFirst();
  return row ?? null;
}
