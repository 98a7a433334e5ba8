import type { Booking } from '../booking/booking.ts';
import type { TimetableChange } from '../booking/booking-events.ts';
import type { Service } from './service-change.ts';

/**
 * The bookings that lose their tail to a change of service. Their pilots keep the flight and are asked to pick another
 * tail.
 */
export function bookingsWithoutTail(
  to: Service,
  bookings: readonly Booking[],
): { booking: Booking; change: TimetableChange }[] {
  if (to === 'operational') return [];
  return bookings
    .filter(({ state }) => state === 'reserved')
    .map((booking) => ({ booking, change: { what: 'tail_withdrawn', std: null } }));
}
