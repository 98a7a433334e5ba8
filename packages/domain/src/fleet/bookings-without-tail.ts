import type { Booking } from '../booking/booking.ts';
import type { TimetableChange } from '../booking/booking-events.ts';
import type { Service } from './service-change.ts';

/** Bookings that lose their tail: their pilots keep the flight and are asked to pick another one. */
export function bookingsWithoutTail(
  to: Service,
  bookings: readonly Booking[],
): { booking: Booking; change: TimetableChange }[] {
  if (to === 'operational') return [];
  return bookings
    .filter(({ state }) => state === 'reserved')
    .map((booking) => ({ booking, change: { what: 'tail_withdrawn', std: null } }));
}
