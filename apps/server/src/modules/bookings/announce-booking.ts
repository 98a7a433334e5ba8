import type { Tx } from '#server/db/database.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import type { BookingRow } from './booking-rows.ts';

/** Tells webhooks of a booking, in the transaction of the act. */
export function announceBooking(
  tx: Tx,
  event: 'booking.created' | 'booking.cancelled',
  row: BookingRow,
  now: Date,
): Promise<void> {
  return announce(tx, event, {
    pilotId: row.pilot_id,
    news: {
      code: row.code,
      flightNumber: row.flight_number,
      depIcao: row.dep_icao,
      arrIcao: row.arr_icao,
      icaoType: row.icao_type,
      std: row.std.toISOString(),
    },
    now,
  });
}
