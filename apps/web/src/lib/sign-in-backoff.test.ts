// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { waitAfterFailures } from './sign-in-backoff.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [9, 32],
  [10, 60],
  [400, 60],
])('after %d failures the pilot waits %d s', (failures, seconds) => {
  expect(waitAfterFailures(failures)).toBe(seconds);
});
