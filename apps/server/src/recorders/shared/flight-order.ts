import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { FlightOrder } from '#server/modules/recordings/flight-order.ts';

/**
 * The order to begin a booking's flight, for a program that sends no position. Idempotent: the booking decides the
 * flight's name. `prefix` distinguishes the program's flights from others'.
 */
export function orderOf(booking: BookingRow, prefix: string, client: string): FlightOrder {
  return {
    pilotId: booking.pilot_id,
    clientFlightId: `${prefix} ${booking.id}`,
    client,
    bookingId: booking.id,
    place: null,
    strict: false,
  };
}
