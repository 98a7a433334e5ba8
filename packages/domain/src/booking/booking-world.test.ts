import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booking, HOUR, isOpen, MINUTE, type BookingEffect, type BookingEvent } from './booking.ts';
import { refuseBooking } from './booking-guards.ts';
import { stepBooking } from './booking-steps.ts';
import { makeBooking, makeChain } from './make-booking.ts';
import { isFreed, openCount } from './rotation.ts';
import { sharesTail } from './tail-guards.ts';
import { type Tail, tailHolds, tailWindow } from './tail-windows.ts';
import { NOW, request, rules, situation } from './testing/samples.ts';

const TURNAROUND = 45;
const tails: Tail[] = ['EC-LZD', 'EC-X01'].map((registration) => ({
  registration,
  typeId: 'a320-200',
  service: 'operational',
}));

interface World {
  now: number;
  bookings: Booking[];
  debits: Map<string, number>;
}

const pilot = fc.constantFrom('p1', 'p2', 'p3');
const tail = fc.constantFrom('EC-LZD', 'EC-X01');
const hours = fc.integer({ min: -2 * 60, max: 50 * 60 }).map((minutes) => minutes * MINUTE);

type Act =
  | { act: 'wait'; by: number }
  | { act: 'book'; pilotId: string; tail: string; flight: number; in: number; accept: boolean }
  | { act: 'rotate'; pilotId: string; tail: string; in: number; legs: number }
  | { act: 'step'; which: number; event: (booking: Booking, now: number) => BookingEvent };

const events: ((booking: Booking, now: number) => BookingEvent)[] = [
  ({ pilotId }) => ({ type: 'cancel', byId: pilotId }),
  () => ({ type: 'cancel', byId: 'p1' }),
  () => ({ type: 'cancel_by_company', reason: 'Meteorología' }),
  ({ pilotId }) => ({ type: 'start', byId: pilotId, typeAccepted: true }),
  ({ std }) => ({
    type: 'timetable_changed',
    timetableStd: std,
    change: { what: 'moved', std: std + 2 * HOUR },
  }),
  ({ std }) => ({ type: 'timetable_changed', timetableStd: std, change: { what: 'moved', std } }),
  ({ std }) => ({
    type: 'timetable_changed',
    timetableStd: std,
    change: { what: 'tail_withdrawn', std: null },
  }),
  ({ std }) => ({
    type: 'timetable_changed',
    timetableStd: std,
    change: { what: 'flight_withdrawn', std: null },
  }),
  () => ({ type: 'report_sent' }),
  () => ({ type: 'report_dropped', moved: false, bookedByStart: false }),
  () => ({ type: 'report_dropped', moved: true, bookedByStart: false }),
  (_, now) => ({ type: 'report_withdrawn', sentAt: now - HOUR, tailTaken: false }),
  () => ({ type: 'left_behind' }),
  () => ({ type: 'freed' }),
  () => ({ type: 'appeal_upheld' }),
  ({ std }) => ({ type: 'flown_by_hand', offBlock: std }),
  () => ({ type: 'uncounted' }),
  ({ std, sta, typeId }) => ({
    type: 'change',
    std,
    sta,
    typeId,
    tail: 'EC-LZD',
    sharedTail: false,
    timetableStd: std,
  }),
  ({ graceUntil }) => ({ type: 'expire', upAt: graceUntil, suspended: false }),
  () => ({ type: 'expire', upAt: null, suspended: false }),
  ({ std, sta, typeId }) => ({
    type: 'change',
    std: std + HOUR,
    sta: sta + HOUR,
    typeId,
    tail: 'EC-X01',
    sharedTail: false,
    timetableStd: std,
  }),
];

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constant('wait' as const),
    by: fc.integer({ min: 1, max: 300 }).map((m) => m * MINUTE),
  }),
  fc.record({
    act: fc.constant('book' as const),
    pilotId: pilot,
    tail,
    flight: fc.nat(3),
    in: hours,
    accept: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('rotate' as const),
    pilotId: pilot,
    tail,
    in: hours,
    legs: fc.integer({ min: 2, max: 6 }),
  }),
  fc.record({ act: fc.constant('step' as const), which: fc.nat(20), event: fc.constantFrom(...events) }),
);

function holdsBut(world: World, id: string) {
  const others = world.bookings.filter((booking) => booking.id !== id);
  return tailHolds(
    others,
    () => TURNAROUND,
    rules,
    () => null,
  );
}

function perform(world: World, doing: Act): void {
  if (doing.act === 'wait') {
    world.now += doing.by;
    return;
  }
  if (doing.act === 'book') {
    const std = world.now + doing.in;
    const flight = { ...request.flight!, id: `f${doing.flight}` };
    const wish = { ...request, flight, pilotId: doing.pilotId, tail: doing.tail, std, sta: std + HOUR };
    const date = new Date(std).toISOString().slice(0, 10);
    const known = { ...situation, now: world.now, own: world.bookings, tails, holds: holdsBut(world, '') };
    const id = `b${world.bookings.length}`;
    const step = makeBooking(id, { ...wish, date, acceptSharedTail: doing.accept }, known, rules);
    if (step.ok) world.bookings.push(step.next);
    return;
  }
  if (doing.act === 'rotate') {
    rotate(world, doing);
    return;
  }
  const booking = world.bookings[doing.which % Math.max(1, world.bookings.length)];
  if (booking === undefined) return;
  let event = doing.event(booking, world.now);
  const own = world.bookings.filter((one) => one.pilotId === booking.pilotId && one !== booking);
  const open = own.filter(isOpen);
  if (event.type === 'expire') event = { ...event, freed: isFreed(booking, world.bookings) };
  const others = {
    open: openCount(open, booking.rotation),
    flying: open.filter(({ state }) => state === 'flying').length,
  };
  const wish = {
    ...request,
    ...(event.type === 'change' ? event : {}),
    pilotId: booking.pilotId,
    flight: null,
    rotation: booking.rotation,
    acceptSharedTail: true,
  };
  const known = { ...situation, now: world.now, own, tails, holds: holdsBut(world, booking.id) };
  const again = event.type === 'change' ? refuseBooking(wish, known, rules) : [];
  if (event.type === 'change') event = { ...event, sharedTail: sharesTail(wish, known, rules) };
  if (event.type === 'report_withdrawn') {
    event = { ...event, tailTaken: sharesTail({ ...wish, ...booking, flight: null }, known, rules) };
  }
  const step = stepBooking(booking, event, rules, world.now, others, again);
  if (!step.ok) {
    expect(step.refusal.message).toMatch(/\.$/);
    return;
  }
  world.bookings[world.bookings.indexOf(booking)] = step.next;
  // Nothing but another hour of the pilot's own takes away from a grace that was promised.
  if (step.next.std === booking.std) expect(step.next.graceUntil).toBeGreaterThanOrEqual(booking.graceUntil);
  for (const effect of step.effects) post(world, booking.id, effect);
  if (event.type === 'expire' && event.upAt === null) expect(step.next.reason).toBe('no_charge');
}

/** Books a whole rotation or nothing of it. */
function rotate(world: World, { pilotId, tail, in: ahead, legs }: Extract<Act, { act: 'rotate' }>): void {
  const id = `r${world.bookings.length}`;
  const asked = Array.from({ length: legs }, (_, index) => {
    const std = world.now + ahead + index * 2 * HOUR;
    const date = new Date(std).toISOString().slice(0, 10);
    const flight = { ...request.flight!, id: `f${index}` };
    const wish = { ...request, flight, pilotId, tail, std, sta: std + HOUR, date, rotation: id };
    const known = { ...situation, now: world.now, own: world.bookings, tails, holds: holdsBut(world, '') };
    return { id: `${id} ${index}`, request: wish, situation: known };
  });
  const made = makeChain(asked, rules);
  if (made.ok) world.bookings.push(...made.bookings);
}

function post(world: World, id: string, effect: BookingEffect): void {
  if (effect.type === 'post_points') world.debits.set(id, (world.debits.get(id) ?? 0) + 1);
  if (effect.type === 'reverse_points') world.debits.set(id, (world.debits.get(id) ?? 0) - 1);
}

function check(world: World): void {
  const open = world.bookings.filter(isOpen);
  for (const pilotId of ['p1', 'p2', 'p3']) {
    const own = open.filter((booking) => booking.pilotId === pilotId);
    expect(openCount(own)).toBeLessThanOrEqual(rules.openBookings);
    expect(own.filter(({ state }) => state === 'flying').length).toBeLessThanOrEqual(1);
    const flights = own.map(({ flightId, date }) => `${flightId} ${date}`);
    expect(new Set(flights).size).toBe(flights.length);
  }
  for (const [index, one] of open.entries()) {
    for (const other of open.slice(index + 1)) {
      if (one.tail === null || one.tail !== other.tail || one.pilotId === other.pilotId) continue;
      const [a, b] = [tailWindow(one, TURNAROUND, rules), tailWindow(other, TURNAROUND, rules)];
      const apart = a.until <= b.from || b.until <= a.from;
      expect(apart || one.sharedTail || other.sharedTail).toBe(true);
    }
  }
  for (const rotation of new Set(world.bookings.map((one) => one.rotation)))
    if (rotation !== null) {
      const legs = world.bookings.filter((one) => one.rotation === rotation);
      const debits = legs.map(({ id }) => world.debits.get(id) ?? 0);
      expect(debits.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
    }
  for (const booking of world.bookings) {
    const later = Math.max(booking.std, booking.changed?.std ?? booking.std);
    expect(booking.graceUntil).toBeGreaterThanOrEqual(later + HOUR);
    const debit = world.debits.get(booking.id) ?? 0;
    expect(debit).toBe(booking.state === 'expired' && booking.reason === null ? 1 : 0);
  }
}

describe('any sequence of bookings, events and hours', () => {
  it('keeps every invariant of booking', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const world: World = { now: NOW, bookings: [], debits: new Map() };
        for (const doing of acts) {
          perform(world, doing);
          check(world);
        }
      }),
      { numRuns: 300 },
    );
  });
});
