import { expect, it } from 'vitest';
import { formatAge, formatSpan, formatWait } from './ages.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

const MINUTE = 60_000;

it.each([
  [-5 * MINUTE, 'hace menos de 1 min'],
  [59_999, 'hace menos de 1 min'],
  [MINUTE, 'hace 1 min'],
  [59 * MINUTE, 'hace 59 min'],
  [60 * MINUTE, 'hace 1 h'],
  [65 * MINUTE, 'hace 1 h 5 min'],
  [47 * 60 * MINUTE, 'hace 47 h'],
  [49 * 60 * MINUTE, 'hace 2 días'],
])('%d ms is «%s»', (age, words) => {
  expect(formatAge(age).replaceAll('\u00a0', ' ')).toBe(words);
});

it('a span is never negative', () => {
  expect(formatSpan(-1)).toBe('0\u00a0min');
});

it.each([
  [-MINUTE_MS, '0\u00a0min'],
  [20 * MINUTE_MS, '20\u00a0min'],
  [102 * MINUTE_MS, '1\u00a0h 42\u00a0min'],
  [24 * HOUR_MS - 1, '23\u00a0h 59\u00a0min'],
  [24 * HOUR_MS, '1\u00a0d 0\u00a0h'],
  [69.9 * HOUR_MS, '2\u00a0d 21\u00a0h'],
])('%d ms', (waited, words) => {
  expect(formatWait(waited)).toBe(words);
});
