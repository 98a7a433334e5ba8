import { expect, test } from 'vitest';
import { hoursAndMinutes, isoDuration, minutesOf } from './durations.ts';

test.each([
  ['04:35', 'PT4H35M'],
  ['11:05', 'PT11H5M'],
  ['00:45', 'PT0H45M'],
  ['02:00', 'PT2H0M'],
])('%s is %s', (text, iso) => {
  expect(isoDuration(text)).toBe(iso);
});

test.each([
  ['04:35', 275],
  ['00:05', 5],
  ['23:59', 1439],
  ['26:10', 1570],
])('%s are %i minutes, and back', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
  expect(hoursAndMinutes(minutes)).toBe(text);
});

// A flight that is taken back after its hours were adjusted away leaves fewer than none.
test.each([
  ['−01:10', -70],
  ['−00:05', -5],
])('%s are %i minutes', (text, minutes) => {
  expect(hoursAndMinutes(minutes)).toBe(text);
});
