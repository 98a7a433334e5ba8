import { getPosition } from 'suncalc';
import { expect, it } from 'vitest';
import { nightPath, sunAt } from './night-side.ts';
import { UNITS_PER_DEGREE } from './projection.ts';

const dates = ['2026-01-05T03:00Z', '2026-03-21T12:00Z', '2026-06-21T18:00Z', '2026-11-22T14:27Z'].map(
  Date.parse,
);

it.each(dates)('the sun stands overhead where it says, to four degrees, at %s', (now) => {
  const { lat, lon } = sunAt(now);
  expect(getPosition(new Date(now), lat, lon).altitude).toBeGreaterThan(86);
});

it.each(dates)('the edge of the night runs where the sun is at the horizon, at %s', (now) => {
  const points = nightPath(now)
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map((part) => Number(part) / UNITS_PER_DEGREE))
    .slice(0, -2);
  for (const [lon = 0, up = 0] of points)
    expect(Math.abs(getPosition(new Date(now), -up, lon).altitude)).toBeLessThan(5);
});
