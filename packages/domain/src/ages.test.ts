import { expect, it } from 'vitest';
import { formatAge, formatSpan } from './ages.ts';

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
