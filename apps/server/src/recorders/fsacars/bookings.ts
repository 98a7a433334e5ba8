import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { isOpen } from '../shared/open-flight.ts';

/** What is flown next of a pilot's open bookings, the earliest first: what is begun, else the earliest. */
export function nextOf(bookings: readonly BookingRow[]): BookingRow | undefined {
  return bookings.find(({ state }) => state === 'flying') ?? bookings[0];
}

/** The flight of an open booking; begun now where it was not, or where only a network's feed has begun it. */
export async function flightOf(
  { flights }: RecorderOptions,
  booking: BookingRow,
  now: Date,
): Promise<DeskReport> {
  const begun = await flights.ofBooking(booking.pilot_id, booking.id);
  if (begun && isOpen(begun) && !begun.row.from_feed) return begun;
  const order = {
    pilotId: booking.pilot_id,
    // The same booking is the same flight, however often it is begun.
    clientFlightId: `fsacars ${booking.id}`,
    client: 'FSACARS',
    bookingId: booking.id,
    place: null,
    strict: false,
  };
  return flights.start(order, { program: 'FSACARS' }, now);
}
