import { expect, test } from 'vitest';
import {
  degrees,
  duration,
  joinTexts,
  kilograms,
  loadFactor,
  machNumber,
  miles,
  percent,
  tenths,
} from './figures.ts';

test('figures in Spanish, held to their unit', () => {
  expect(kilograms(77_000)).toBe('77\u202f000\u00a0kg');
  expect(kilograms(1187.4)).toBe('1187\u00a0kg');
  expect(loadFactor(1.254)).toBe('1,25\u00a0g');
  expect(machNumber(0.835)).toBe('M\u00a00,835');
  expect(miles(3.44)).toBe('3,4\u00a0NM');
  expect(degrees(-12)).toBe('−12°');
  expect(degrees(-0.2)).toBe('0°');
  expect(tenths(3)).toBe('0,3');
});

test('a share is rounded down, so that what was missed does not look reached', () => {
  expect(percent(94.99)).toBe('94\u00a0%');
});

test('durations', () => {
  expect([duration(14), duration(119.6), duration(283)]).toEqual([
    '14\u00a0s',
    '2\u00a0min',
    '4\u00a0min\u00a043\u00a0s',
  ]);
});

test('long lists end in a count', () => {
  expect(joinTexts(['a', 'b', 'c'])).toBe('a; b; c');
  expect(joinTexts(['a', 'b', 'c', 'd', 'e'])).toBe('a; b; c; y 2 más');
});
