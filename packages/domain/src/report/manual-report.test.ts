import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsBooking, refuseManual } from './manual-report.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
const times = { offBlock: at('10:00'), takeoff: at('10:10'), landing: at('11:00'), onBlock: at('11:06') };
const none = { manualThisMonth: 0, overlaps: null };
const code = (change: object, others = none, now = NOW) =>
  refuseManual({ ...times, ...change }, others, { manualPerMonth: 2 }, now)?.code;

it('takes two flights a month with their times in order, ended within fifteen days', () => {
  expect(code({})).toBeUndefined();
  expect(code({ takeoff: at('09:00') })).toBe('horas-desordenadas');
  expect(code({ offBlock: times.onBlock - 24 * 3_600_000 })).toBeUndefined();
  expect(code({ offBlock: times.onBlock - 24 * 3_600_000 - 1 })).toBe('horas-desordenadas');
  expect(code({}, none, at('11:05'))).toBe('vuelo-futuro');
  expect(code({}, none, times.onBlock + 15 * 86_400_000)).toBeUndefined();
  expect(code({}, none, times.onBlock + 15 * 86_400_000 + 1)).toBe('vuelo-antiguo');
});

it('names the report that it overlaps, and the day of the next one', () => {
  expect(
    refuseManual(times, { ...none, overlaps: 'ABCD2345' }, { manualPerMonth: 2 }, NOW)?.message,
  ).toContain('ABCD2345');
  expect(refuseManual(times, { ...none, manualThisMonth: 2 }, { manualPerMonth: 2 }, NOW)?.wayOut).toContain(
    '1\u00A0de\u00A0diciembre de 2026',
  );
});

it('is of a booking within the hours by which its departure can be moved', () => {
  const HOUR = 3_600_000;
  const std = NOW - 10 * HOUR;
  const booking = { std, changed: null, graceUntil: std + HOUR };
  fc.assert(
    fc.property(fc.integer({ min: -20 * HOUR, max: 20 * HOUR }), fc.nat(24), (late, changeHours) => {
      const within = Math.max(2, changeHours) * HOUR;
      expect(fitsBooking(booking, { offBlock: std + late }, { changeHours })).toBe(Math.abs(late) <= within);
    }),
  );
});

it('is of a booking at the hours that the timetable moved it to, and at those that were booked', () => {
  const HOUR = 3_600_000;
  fc.assert(
    fc.property(fc.integer({ min: -20 * HOUR, max: 20 * HOUR }), (by) => {
      const [first, last] = [NOW + Math.min(0, by), NOW + Math.max(0, by)];
      const booking = {
        std: NOW,
        changed: { what: 'moved', std: NOW + by },
        graceUntil: last + HOUR,
      } as const;
      const fits = (offBlock: number) => fitsBooking(booking, { offBlock }, { changeHours: 2 });
      for (const at of [first - 2 * HOUR, first, last, last + 2 * HOUR]) expect(fits(at)).toBe(true);
      for (const at of [first - 2 * HOUR - 1, last + 2 * HOUR + 1]) expect(fits(at)).toBe(false);
    }),
  );
});
