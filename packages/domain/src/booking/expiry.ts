/**
 * The end of the grace: with a debit, or without one where an outage of the platform or a suspension kept the pilot
 * from cancelling, or where a rotation gives its other flights back.
 */
import { goTo, refuse, type Step } from '../refusal.ts';
import {
  type Booking,
  BOOKING_STATES,
  MINUTE,
  type BookingEffect,
  type BookingEvent,
  type BookingRules,
} from './booking.ts';

/** Run as often as one likes: an expired booking answers that it is no longer reserved, and nothing is posted again. */
export function expire(
  booking: Booking,
  event: Extract<BookingEvent, { type: 'expire' }>,
  rules: BookingRules,
  now: number,
): Step<Booking, BookingEffect> {
  if (booking.state !== 'reserved') {
    return refuse('estado-de-reserva', `La reserva está en el estado «${BOOKING_STATES[booking.state]}».`);
  }
  if (now <= booking.graceUntil) {
    return refuse('plazo-en-curso', 'El plazo de esta reserva todavía no ha terminado.');
  }
  const free = event.suspended || !answered(booking.graceUntil, event.upAt, rules);
  const freed = event.freed === true && !free;
  return goTo(
    {
      ...booking,
      state: 'expired',
      reason: free ? 'no_charge' : freed ? 'freed' : null,
      icalSeq: booking.icalSeq + 1,
    },
    ...(free || freed ? [] : ([{ type: 'post_points', reason: 'abandoned' }] as const)),
    { type: 'tell_pilot', about: 'expire', appealable: !free && !freed },
  );
}

/** Whether the platform answered shortly before the end of the grace, so that the pilot could have cancelled. */
function answered(graceUntil: number, upAt: number | null, rules: BookingRules): boolean {
  return upAt !== null && upAt <= graceUntil && upAt >= graceUntil - rules.outageMin * MINUTE;
}
