import fc from 'fast-check';
import { expect, it } from 'vitest';
import { misfitOf, refuseManual } from './manual-report.ts';

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

it('is of a booking that has departed, and of its hours', () => {
  const HOUR = 3_600_000;
  const booking = { std: NOW - 10 * HOUR, graceUntil: NOW - 9 * HOUR };
  const misfit = (offBlock: number, now = NOW, change = {}) =>
    misfitOf({ ...booking, ...change }, { offBlock }, { changeHours: 6 }, now);
  fc.assert(
    fc.property(fc.integer({ min: -20 * HOUR, max: 20 * HOUR }), (late) => {
      const offBlock = booking.std + late;
      expect(misfit(offBlock)).toBe(Math.abs(late) > 6 * HOUR ? 'other_hours' : null);
      expect(misfit(offBlock, booking.std - 1)).toBe('to_come');
    }),
  );
  // The timetable moved it to ten hours later.
  expect(misfit(NOW + HOUR, NOW, { graceUntil: NOW + HOUR })).toBeNull();
  expect(misfit(NOW + HOUR + 1, NOW, { graceUntil: NOW + HOUR })).toBe('other_hours');
});
