import { expect, test } from 'vitest';
import { bothSides, coordinate, gridPath, polygon, toPath } from './path.ts';

test('coordinates have two decimals at most and no negative zero', () => {
  expect(coordinate(1.005)).toBe('1');
  expect(coordinate(-0.004)).toBe('0');
  expect(coordinate(12.345678)).toBe('12.35');
});

test('a shape and its mirror image share the centre line', () => {
  const triangle = polygon([
    [0, 0],
    [4, 3],
    [5, 0],
  ]);
  expect(toPath(triangle)).toBe('M0 0L4 3L5 0Z');
  expect(bothSides(triangle)).toBe('M0 0L4 3L5 0ZM0 0L4 -3L5 0Z');
});

test('squared paper has its lines on multiples of the step, through the origin', () => {
  expect(gridPath({ x: -6, y: -1, width: 12, height: 2 }, 5)).toBe('M-5 -1V1M0 -1V1M5 -1V1M-6 0H6');
});
