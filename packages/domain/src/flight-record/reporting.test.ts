import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, it } from 'vitest';
import { flightTimes } from './flight-times.ts';
import { reportingOf, STEADY } from './reporting.ts';

const { points } = recordOf({});
/** What a client has told that says where it is now and then. */
const every = (seconds: number) => points.filter((_, i) => i % seconds === 0);
const clock = [{ clientNow: 0, serverNow: 0, newestPointAt: 0, repeated: false }];

it.each([
  [1, 20],
  [8, 20],
  [30, 75],
  [60, 150],
  [120, 150],
])('a point every %i s leaves a gap after %i s', (seconds, gapS) => {
  expect(reportingOf(every(seconds), [])).toEqual({ gapS, fromAir: true });
});

it('takes no point that came twice for a step', () => {
  const twice = every(60).flatMap((point) => [point, { ...point, at: point.at + 300 }]);
  expect(reportingOf(twice, []).gapS).toBe(149.25);
});

it('has the gap of the rules for whoever tells their clock, and for a recording without points', () => {
  expect(reportingOf(every(60), clock)).toEqual(STEADY);
  expect(reportingOf([], []).gapS).toBe(STEADY.gapS);
});

it.each([30, 60])('sees the landing of a client that reports every %i s', (seconds) => {
  const slow = every(seconds);
  expect(flightTimes(slow, [])?.landing).toBeNull();
  const landing = flightTimes(slow, [], reportingOf(slow, []))?.landing ?? 0;
  expect(Math.abs(landing - (flightTimes(points, [])?.landing ?? 0))).toBeLessThanOrEqual(seconds * 1000);
});
