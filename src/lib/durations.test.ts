import { expect, test } from 'vitest';
import { isoDuration } from './durations.ts';

test.each([
  ['04:35', 'PT4H35M'],
  ['11:05', 'PT11H5M'],
  ['00:45', 'PT0H45M'],
  ['02:00', 'PT2H0M'],
])('%s is %s', (text, iso) => {
  expect(isoDuration(text)).toBe(iso);
});
