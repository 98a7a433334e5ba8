import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceNm, initialBearing } from '../great-circle.ts';
import { LONGEST_MS, movedOn } from './moved-on.ts';

const AT = Date.parse('2026-11-24T10:00:00Z');
const flying = {
  lat: 40,
  lon: -20,
  course: 260,
  grounded: false,
  lost: false,
  moving: { at: AT, speedKt: 450 },
};
const anywhere = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  course: fc.double({ min: 0, max: 360, noNaN: true }),
  speedKt: fc.double({ min: 31, max: 700, noNaN: true }),
  after: fc.integer({ min: -100_000, max: 3_600_000 }),
});

it('moves a flight along its course at its speed, for a minute at most', () => {
  fc.assert(
    fc.property(anywhere, ({ after, speedKt, ...place }) => {
      const flight = { ...flying, ...place, moving: { at: AT, speedKt } };
      const there = movedOn(flight, AT + after);
      const counted = Math.min(LONGEST_MS, Math.max(0, after));
      expect(distanceNm(flight, there)).toBeCloseTo((speedKt * counted) / 3_600_000, 3);
      expect(Math.abs(there.lon)).toBeLessThanOrEqual(180);
    }),
  );
  expect(initialBearing(flying, movedOn(flying, AT + 30_000))).toBeCloseTo(260, 5);
});

it.each([
  ['stands', { grounded: true }],
  ['is silent', { lost: true }],
  ['has told no course', { course: null }],
  ['has told no speed', { moving: undefined }],
  ['hardly moves', { moving: { at: AT, speedKt: 8 } }],
])('leaves a flight that %s where it was reported', (_, changes) => {
  expect(movedOn({ ...flying, ...changes }, AT + 45_000)).toEqual({ lat: 40, lon: -20 });
});
