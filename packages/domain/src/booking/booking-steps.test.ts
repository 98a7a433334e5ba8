import { describe, expect, it } from 'vitest';
import type { Flight } from '../timetable/flight.ts';
import { booking, NOW, rules, STD } from './testing/samples.ts';
import { type Booking, HOUR, MINUTE, type BookingEvent } from './booking.ts';
import { stepBooking } from './booking-steps.ts';
import { tailHolds } from './tail-windows.ts';
import { changeFor } from './timetable-change.ts';

const refusal = (event: BookingEvent, now: number, from: Booking = booking) => {
  const step = stepBooking(from, event, rules, now);
  return step.ok ? undefined : step.refusal.code;
};
const after = (event: BookingEvent, now: number, from: Booking = booking) => {
  const step = stepBooking(from, event, rules, now);
  if (!step.ok) throw new Error(step.refusal.code);
  return { next: step.next, effects: step.effects.map(({ type }) => type) };
};
/** The tails that it holds. */
const held = (of: Booking) =>
  tailHolds(
    [of],
    () => 45,
    rules,
    () => null,
  ).map(({ tail }) => tail);
const cancel: BookingEvent = { type: 'cancel', byId: 'p1' };
const start: BookingEvent = { type: 'start', byId: 'p1', typeAccepted: true };
const expire: BookingEvent = { type: 'expire', upAt: STD + 50 * MINUTE, suspended: false };

describe('cancelling and expiring', () => {
  it('costs nothing up to the last minute of grace', () => {
    const { next, effects } = after(cancel, STD + 59 * MINUTE);
    expect(next).toMatchObject({ state: 'cancelled', reason: 'pilot', icalSeq: 1 });
    expect(effects).toEqual(['tell_pilot']);
    expect(held(next)).toEqual([]);
    expect(refusal(cancel, STD + HOUR)).toBeUndefined();
    expect(refusal(cancel, STD + HOUR + 1)).toBe('plazo-vencido');
  });

  it('posts the debit once, however often the job runs', () => {
    expect(refusal(expire, STD + HOUR)).toBe('plazo-en-curso');
    const { next, effects } = after(expire, STD + 61 * MINUTE);
    expect(next).toMatchObject({ state: 'expired', reason: null });
    expect(effects).toContain('post_points');
    expect(refusal(expire, STD + 62 * MINUTE, next)).toBe('estado-de-reserva');
  });

  it('costs nothing when the platform was down at the end of the grace, or the account was suspended', () => {
    const cases: BookingEvent[] = [
      { type: 'expire', upAt: null, suspended: false },
      { type: 'expire', upAt: STD + 29 * MINUTE, suspended: false },
      { type: 'expire', upAt: STD + HOUR, suspended: true },
    ];
    for (const event of cases) {
      const { next, effects } = after(event, STD + 61 * MINUTE);
      expect(next).toMatchObject({ state: 'expired', reason: 'no_charge' });
      expect(effects).not.toContain('post_points');
    }
    expect(after({ ...expire, upAt: STD + 30 * MINUTE }, STD + 61 * MINUTE).effects).toContain('post_points');
  });

  it('gives the points back once when an appeal is upheld', () => {
    const expired = after(expire, STD + 61 * MINUTE).next;
    const upheld: BookingEvent = { type: 'appeal_upheld' };
    const { next, effects } = after(upheld, STD + 5 * HOUR, expired);
    expect(next.reason).toBe('forgiven');
    expect(effects).toContain('reverse_points');
    expect(refusal(upheld, STD + 5 * HOUR, next)).toBe('estado-de-reserva');
  });

  it('gives the points back while a report by hand says that it was flown in time', () => {
    const expired = after(expire, STD + 61 * MINUTE).next;
    const flown = (offBlock: number): BookingEvent => ({ type: 'flown_by_hand', offBlock });
    expect(refusal(flown(expired.graceUntil + 1), STD + 5 * HOUR, expired)).toBe('plazo-vencido');
    const { next, effects } = after(flown(expired.graceUntil), STD + 5 * HOUR, expired);
    expect([next.reason, effects]).toEqual(['by_hand', ['reverse_points']]);
    const again = after({ type: 'uncounted' }, STD + 6 * HOUR, next);
    expect([again.next, again.effects]).toEqual([expired, ['post_points']]);
    expect(refusal({ type: 'uncounted' }, STD + 6 * HOUR, expired)).toBe('estado-de-reserva');
  });

  it('by the company asks for a reason and is told', () => {
    expect(refusal({ type: 'cancel_by_company', reason: ' ' }, NOW)).toBe('falta-motivo');
    const { next, effects } = after({ type: 'cancel_by_company', reason: 'Huelga' }, NOW);
    expect(next.reason).toBe('company');
    expect(effects).toContain('tell_pilot');
  });

  it('is for its own pilot only', () => {
    expect(refusal({ ...cancel, byId: 'p2' }, NOW)).toBe('reserva-ajena');
    expect(refusal({ ...start, byId: 'p2' }, NOW)).toBe('reserva-ajena');
  });
});

describe('flying', () => {
  describe('that was started and dropped', () => {
    const flying = after(start, STD + 55 * MINUTE).next;
    const dropped = { type: 'report_dropped', moved: false, bookedByStart: false } as const;

    it('before it moved is reserved again, with the grace that it had, and may be begun anew', () => {
      expect(refusal(expire, STD + 2 * HOUR, flying)).toBe('estado-de-reserva');
      for (const now of [STD + 55 * MINUTE, flying.graceUntil]) {
        const { next, effects } = after(dropped, now, flying);
        expect(next).toEqual({ ...flying, state: 'reserved' });
        expect(effects).toEqual(['tell_pilot']);
        expect(after(start, now, next).next.state).toBe('flying');
        expect(after(expire, STD + 2 * HOUR, next).effects).toContain('post_points');
      }
    });

    it.each([
      ['after it moved', { ...dropped, moved: true }, STD + 56 * MINUTE],
      ['after the grace', dropped, flying.graceUntil + 1],
      ['and was booked by the start itself', { ...dropped, bookedByStart: true }, STD + 56 * MINUTE],
    ] as const)('%s costs nothing and is over', (_, event, now) => {
      const { next, effects } = after(event, now, flying);
      expect(next).toMatchObject({ state: 'cancelled', reason: 'interrupted' });
      expect(effects).not.toContain('post_points');
    });
  });

  it('asks for the booked type, the grace and no other flight', () => {
    expect(refusal({ ...start, typeAccepted: false }, NOW)).toBe('avion-distinto');
    expect(refusal(start, STD + HOUR + 1)).toBe('plazo-vencido');
    const busy = stepBooking(booking, start, rules, NOW, { open: 1, flying: 1 });
    expect(busy).toMatchObject({ ok: false, refusal: { code: 'vuelo-abierto' } });
  });

  it('frees the tail at on block, and holds it again when the report is taken back', () => {
    const flying = after(start, STD).next;
    const onBlock = STD + 70 * MINUTE;
    const done = after({ type: 'report_sent' }, onBlock, flying).next;
    expect([held(flying), held(done)]).toEqual([['EC-LZD'], []]);
    const back: BookingEvent = { type: 'report_withdrawn', sentAt: onBlock, tailTaken: false };
    const { next } = after(back, onBlock + 2 * HOUR, done);
    expect([next.state, held(next)]).toEqual(['flying', ['EC-LZD']]);
    expect(refusal(back, onBlock + 2 * HOUR + 1, done)).toBe('retirada-tarde');
    const full = stepBooking(done, back, rules, onBlock, { open: 2, flying: 0 });
    expect(full).toMatchObject({ ok: false, refusal: { code: 'demasiadas-reservas' } });
  });
});

describe('changes', () => {
  const to = (std: number): BookingEvent => ({
    type: 'change',
    std,
    sta: std + HOUR,
    typeId: 'a320-200',
    tail: 'EC-X02',
    sharedTail: false,
    timetableStd: STD,
  });

  it('by the pilot stay within the hours of the rules and move the grace', () => {
    expect(refusal(to(STD + 6 * HOUR + 1), NOW)).toBe('hora-lejos');
    const { next, effects } = after(to(STD - 6 * HOUR), NOW);
    expect(next).toMatchObject({ tail: 'EC-X02', graceUntil: STD - 5 * HOUR, icalSeq: 1 });
    expect([held(next), effects]).toEqual([['EC-X02'], []]);
  });

  it('by the pilot that keep the hour keep the grace of a timetable that moved, however often', () => {
    const moved: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD + 2 * HOUR },
    };
    const first = after(to(STD), NOW, after(moved, NOW).next).next;
    const second = after(to(STD), NOW, first).next;
    expect([first.graceUntil, second.graceUntil]).toEqual([STD + 3 * HOUR, STD + 3 * HOUR]);
  });

  it('by the pilot meet the guards of booking again', () => {
    const again = [{ code: 'matricula-ocupada', message: 'Ocupada.' }];
    const step = stepBooking(booking, to(STD), rules, NOW, { open: 0, flying: 0 }, again);
    expect(step).toMatchObject({ ok: false, refusal: { code: 'matricula-ocupada' } });
  });

  it('of the timetable by two hours are told, leave the booking and lengthen the grace', () => {
    const moved: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD + 2 * HOUR },
    };
    const { next, effects } = after(moved, NOW);
    expect(next).toMatchObject({ std: STD, graceUntil: STD + 3 * HOUR, changed: { what: 'moved' } });
    expect(effects).toEqual(['tell_pilot']);
    const earlier: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD - 2 * HOUR },
    };
    expect(after(earlier, NOW).next.graceUntil).toBe(STD + HOUR);
    expect(after(start, STD + 150 * MINUTE, next).next.state).toBe('flying');
  });

  it('of the timetable by half an hour or less are nobody’s business', () => {
    const moved: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD + 30 * MINUTE },
    };
    expect(after(moved, NOW)).toEqual({ next: booking, effects: [] });
  });

  it('of the timetable are measured from its own hour where the pilot has chosen another', () => {
    const own = after(to(STD + 5 * HOUR), NOW).next;
    const movedBy = (minutes: number): BookingEvent => ({
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD + minutes * MINUTE },
    });
    // A few minutes, back again, or to the hour that was chosen.
    for (const minutes of [-3, 0, 30, 5 * 60])
      expect(after(movedBy(minutes), NOW, own)).toEqual({ next: own, effects: [] });
    expect(after(movedBy(60), NOW, own)).toMatchObject({
      next: { std: STD + 5 * HOUR, changed: { what: 'moved', std: STD + HOUR } },
      effects: ['tell_pilot'],
    });
  });

  it('that take the tail away leave the flight', () => {
    const lost: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'tail_withdrawn', std: null },
    };
    const { next, effects } = after(lost, NOW);
    expect(next).toMatchObject({ state: 'reserved', tail: null, graceUntil: STD + HOUR });
    expect([held(next), effects]).toEqual([[], ['tell_pilot']]);
  });

  it('are found once by comparing the timetable with the booking', () => {
    const flight: Flight = {
      id: 'f101',
      number: 101,
      dep: 'LEMD',
      arr: 'LEBL',
      days: 127,
      stdUtc: 360,
      staUtc: 425,
      arrDayOffset: 0,
      blockMin: 65,
      distanceNm: 261,
      level: null,
      kind: 'line',
      validFrom: '2026-01-01',
      validUntil: null,
      isPublic: true,
      note: '',
      source: 'generated',
      locked: false,
      types: ['a320-200'],
    };
    expect(changeFor(booking, flight, STD)).toBeNull();
    const later = { ...flight, stdUtc: 480 };
    expect(changeFor(booking, later, STD)).toEqual({ what: 'moved', std: STD + 2 * HOUR });
    const told = { ...booking, changed: { what: 'moved' as const, std: STD + 2 * HOUR } };
    expect(changeFor(told, later, STD)).toBeNull();
    // Its tail was taken away since: the new hour is no news all the same.
    const tailless = { ...told, changed: { what: 'tail_withdrawn' as const, std: STD + 2 * HOUR } };
    expect(changeFor(tailless, later, STD)).toBeNull();
    expect(changeFor(booking, { ...flight, validUntil: '2026-11-22' }, STD)?.what).toBe('flight_withdrawn');
    expect(changeFor(booking, undefined, STD)?.what).toBe('flight_withdrawn');
    expect(changeFor({ ...booking, flightId: null }, undefined, STD)).toBeNull();
    const gone = { ...booking, changed: { what: 'flight_withdrawn' as const, std: null } };
    expect(changeFor(gone, undefined, STD)).toBeNull();
    expect(changeFor(gone, flight, STD)).toEqual({ what: 'moved', std: STD });
  });

  it('that bring a flight back where it was leave nothing to say about it', () => {
    const back: BookingEvent = {
      type: 'timetable_changed',
      timetableStd: STD,
      change: { what: 'moved', std: STD },
    };
    const gone: Booking = { ...booking, changed: { what: 'flight_withdrawn', std: null } };
    expect(after(back, NOW, gone)).toEqual({ next: booking, effects: [] });
    const tailless: Booking = { ...booking, tail: null, changed: { what: 'tail_withdrawn', std: null } };
    expect(after(back, NOW, tailless)).toEqual({ next: tailless, effects: [] });
  });

  it('that withdrew the flight are still said of it, once, when its aircraft stays behind too', () => {
    const gone: Booking = { ...booking, changed: { what: 'flight_withdrawn', std: null } };
    const { next, effects } = after({ type: 'left_behind' }, NOW, gone);
    expect(next).toEqual({ ...gone, tail: null });
    expect(effects).toEqual(['tell_pilot']);
    expect(changeFor(next, undefined, STD)).toBeNull();
  });
});
