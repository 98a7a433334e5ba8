/** Makes bookings from permitted requests, one alone or a chain in one act. */
import { type Refusal, type Step, goTo } from '../refusal.ts';
import { refuseBooking } from './booking-guards.ts';
import type { BookingRequest, BookingSituation } from './booking-request.ts';
import { type Booking, MINUTE, type BookingEffect, type BookingRules } from './booking.ts';
import { sharesTail } from './tail-guards.ts';
import { tailHolds } from './tail-windows.ts';

/** @param id of the booking to be */
export function makeBooking(
  id: string,
  request: BookingRequest,
  situation: BookingSituation,
  rules: BookingRules,
): Step<Booking, BookingEffect> {
  const [refusal] = refuseBooking(request, situation, rules);
  if (refusal !== undefined) return { ok: false, refusal };
  const { pilotId, flight, date, rotation, std, sta, typeId, tail } = request;
  const booking: Booking = {
    id,
    pilotId,
    flightId: flight?.id ?? null,
    date,
    rotation,
    std,
    sta,
    typeId,
    tail,
    state: 'reserved',
    reason: null,
    sharedTail: sharesTail(request, situation, rules),
    changed: null,
    graceUntil: std + rules.graceMin * MINUTE,
    icalSeq: 0,
  };
  return goTo(booking);
}

/** All legs or none: each leg is asked with those before it already booked. */
export function makeChain(
  legs: readonly { id: string; request: BookingRequest; situation: BookingSituation }[],
  rules: BookingRules,
):
  | { ok: true; bookings: Booking[]; effects: BookingEffect[] }
  | { ok: false; leg: number; refusal: Refusal } {
  const bookings: Booking[] = [];
  const effects: BookingEffect[] = [];
  for (const [leg, { id, request, situation }] of legs.entries()) {
    const holds = tailHolds(
      bookings,
      () => situation.turnaroundMin,
      rules,
      () => null,
    );
    const grown = {
      ...situation,
      own: [...situation.own, ...bookings],
      sameAct: new Set(bookings.map((booking) => booking.id)),
      holds: [...situation.holds, ...holds],
    };
    const step = makeBooking(id, request, grown, rules);
    if (!step.ok) return { ok: false, leg, refusal: step.refusal };
    bookings.push(step.next);
    effects.push(...step.effects);
  }
  return { ok: true, bookings, effects };
}
