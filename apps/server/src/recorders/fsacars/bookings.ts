import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { orderOf } from '../shared/flight-order.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { isOpen } from '../shared/open-flight.ts';

/** What is flown next of a pilot's open bookings, the earliest first: what is begun, else the earliest. */
export function nextOf(bookings: readonly BookingRow[]): BookingRow | undefined {
  return bookings.find(({ state }) => state === 'flying') ?? bookings[0];
}

/** Whether a recorder may go on with a flight: it flies, or was cut off. One that its pilot took back is over. */
export function goesOn({ row: { state, reason } }: DeskReport): boolean {
  return state === 'in_progress' || (state === 'draft' && reason === 'interrupted');
}

/**
 * The flight of an open booking; begun now where it was not, or where only a network's feed has begun it. Null where the
 * pilot has taken its report back.
 */
export async function flightOf(
  { flights }: RecorderOptions,
  booking: BookingRow,
  now: Date,
): Promise<DeskReport | null> {
  const begun = await flights.ofBooking(booking.pilot_id, booking.id);
  if (begun && isOpen(begun) && !begun.row.from_feed) return goesOn(begun) ? begun : null;
  return flights.start(orderOf(booking, 'fsacars', 'FSACARS'), { program: 'FSACARS' }, now);
}
