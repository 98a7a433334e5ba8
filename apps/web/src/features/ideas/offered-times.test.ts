import { expect, it } from 'vitest';
import { offeredTimes, usualTime } from './offered-times.ts';

it('offers no time in which nothing can be flown, but keeps the one that is chosen', () => {
  expect(offeredTimes(65, 180)[0]).toBe(90);
  expect(offeredTimes(500, 60).slice(0, 3)).toEqual([60, 600, 720]);
  expect(offeredTimes(undefined, 75).slice(0, 3)).toEqual([60, 75, 90]);
});

it('starts from three hours, or from the first time that yields a flight', () => {
  expect(usualTime(65)).toBe(180);
  expect(usualTime(500)).toBe(600);
  expect(usualTime(undefined)).toBe(180);
});
