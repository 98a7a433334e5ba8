import type { Queries } from '#server/db/database.ts';
import { type BookingRow, selectBookings } from './booking-row.ts';

/** Reads a booking for a change; its pilot's row is locked already. */
export function lockBooking(tx: Queries, id: string): Promise<BookingRow> {
  return selectBookings(tx).where('booking.id', '=', id).forUpdate('booking').executeTakeFirstOrThrow();
}
