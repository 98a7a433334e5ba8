import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, daysAfter, hoursAndMinutes, isoDuration, minutesOf } from './durations.ts';

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

test('finds the day so many days on, over the ends of months and leap days, and back', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysAfter(daysAfter('2026-11-26', days), -days)).toBe('2026-11-26');
      expect(daysAfter('2026-11-26', days - 1)).toBe(dayBefore(daysAfter('2026-11-26', days)));
    }),
  );
});
