// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticedTimes } from './noticed-times.ts';

const FROM = Date.parse('2026-03-01T12:00:00Z');
const FLIGHT = { from: FROM, to: FROM + 3_600_000 };
const seconds = (...all: number[]) => all.map((s) => FROM + s * 1000);
/** Told so many seconds after the beginning, by a clock that is so many seconds slow. */
const reported = (times: readonly number[], slowS: number, saysElapsed: boolean) =>
  times.map((s) => ({ at: FROM + (s - slowS) * 1000, elapsedMs: saysElapsed ? s * 1000 : null }));

const moments = fc.array(fc.integer({ min: 0, max: 3600 }), { minLength: 1, maxLength: 30 });
const slow = fc.integer({ min: -86_400, max: 86_400 });

test('a clock that is right is believed, also where the time since the beginning says otherwise', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 7200 }), (times, later) => {
      const sent = reported(times, 0, true).map(({ at, elapsedMs }) => ({
        at,
        elapsedMs: (elapsedMs ?? 0) - later * 1000,
      }));
      expect(noticedTimes(sent, FLIGHT)).toEqual(seconds(...times));
    }),
  );
});

test('one that is right is believed when the recorder began some minutes before its first request', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 300 }), fc.boolean(), (times, beforeS, saysElapsed) => {
      const sent = reported([-beforeS, ...times], 0, saysElapsed);
      expect(noticedTimes(sent, FLIGHT)).toEqual(seconds(0, ...times));
    }),
  );
});

test('whatever the clock, nothing is outside the flight, and what the recorder tells in order stays in order', () => {
  fc.assert(
    fc.property(moments, slow, fc.boolean(), (times, slowS, saysElapsed) => {
      const sorted = times.toSorted((a, b) => a - b);
      const found = noticedTimes(reported(sorted, slowS, saysElapsed), FLIGHT);
      expect(found.every((at) => at >= FLIGHT.from && at <= FLIGHT.to)).toBe(true);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }),
  );
});

test('a clock that shows itself to be off is corrected by the time since the beginning', () => {
  fc.assert(
    fc.property(
      moments,
      slow.filter((slowS) => Math.abs(slowS) > 3900),
      (times, slowS) => {
        expect(noticedTimes(reported(times, slowS, true), FLIGHT)).toEqual(seconds(...times));
      },
    ),
  );
});

test.each([
  ['fast', -900, [600, 1800, 3600]],
  ['slow', 900, [0, 1800, 3500]],
])('%s, without it: what was noticed last or first is at the end or the beginning', (_, slowS, times) => {
  expect(noticedTimes(reported(times, slowS, false), FLIGHT)).toEqual(seconds(...times));
});

test('what has no time was noticed at the end, and times of which nothing can be made are kept within', () => {
  const sent = [
    { at: null, elapsedMs: 60_000 },
    { at: 0, elapsedMs: null },
    { at: FROM + 1e12, elapsedMs: null },
  ];
  expect(noticedTimes(sent, FLIGHT)).toEqual([FLIGHT.to, FLIGHT.from, FLIGHT.to]);
  expect(noticedTimes([], FLIGHT)).toEqual([]);
});
