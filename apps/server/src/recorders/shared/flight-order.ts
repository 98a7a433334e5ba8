import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { FlightOrder } from '#server/modules/recordings/flight-order.ts';

/**
 * The order that begins a booking's flight for a program that names no place: the same booking is the same flight, however
 * often it is begun. `prefix` tells the program's flights from those of others.
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
