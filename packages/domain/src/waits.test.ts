import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { formatWait } from './waits.ts';

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
