import { expect, test } from 'vitest';
import { formatUtcClock, formatUtcMinute, untilNextSecond } from './utc-clock.ts';

test.each([
  ['2026-11-21T18:42:07.999Z', '18:42:07Z'],
  ['2026-11-21T00:00:00.000Z', '00:00:00Z'],
  ['2026-11-21T01:30:00.000+02:00', '23:30:00Z'],
])('%s reads %s', (instant, text) => {
  expect(formatUtcClock(new Date(instant))).toBe(text);
});

test('to the minute when the seconds are to rest', () => {
  expect(formatUtcMinute(new Date('2026-11-21T18:42:07.999Z'))).toBe('18:42Z');
  expect(formatUtcMinute(new Date('2026-11-21T01:30:00.000+02:00'))).toBe('23:30Z');
});

test('the next tick falls on the second', () => {
  expect(untilNextSecond(1_000)).toBe(1000);
  expect(untilNextSecond(1_250)).toBe(750);
  expect(untilNextSecond(1_999)).toBe(1);
});
