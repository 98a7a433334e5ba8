// @vitest-environment node
import { flightTimes } from '@va/domain/flight-record/flight-times.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { expect, test } from 'vitest';
import { longFlight } from './long-flight.ts';
import { LEAST_SCORE, publishedRules } from './golden-flight.ts';

test('is six hours from stand to stand, nearly all of it flown, with a point a second', () => {
  const { points, events, ...rest } = longFlight();
  const { blockMin, takeoff, landing } = flightTimes(points, events)!;
  expect(blockMin).toBeGreaterThanOrEqual(360);
  expect(blockMin).toBeLessThan(370);
  expect(points).toHaveLength((points.at(-1)!.at - points[0]!.at) / 1000 + 1);
  expect((landing! - takeoff!) / 60_000).toBeGreaterThan(345);
  const { flags, coverage } = scoreFlight({ points, events, ...rest }, publishedRules(), LEAST_SCORE);
  expect(flags).toEqual([]);
  expect(coverage).toBeGreaterThan(90);
});
