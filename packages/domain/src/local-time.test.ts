import { expect, test } from 'vitest';
import { formatLocalTime, formatTimeAtOffset, formatUtcOffset } from './local-time.ts';

const winter = new Date('2026-01-15T23:05:30Z');
const summer = new Date('2026-07-15T23:05:30Z');

test.each([
  ['Europe/Madrid', '00:05', 'UTC+1', '01:05', 'UTC+2'],
  ['Atlantic/Cape_Verde', '22:05', 'UTC−1', '22:05', 'UTC−1'],
  ['America/Caracas', '19:05', 'UTC−4', '19:05', 'UTC−4'],
  ['Asia/Kolkata', '04:35', 'UTC+5:30', '04:35', 'UTC+5:30'],
  ['Africa/Dakar', '23:05', 'UTC', '23:05', 'UTC'],
])(
  '%s has its own time in winter and in summer',
  (zone, winterTime, winterOffset, summerTime, summerOffset) => {
    expect([formatLocalTime(winter, zone), formatUtcOffset(winter, zone)]).toEqual([
      winterTime,
      winterOffset,
    ]);
    expect([formatLocalTime(summer, zone), formatUtcOffset(summer, zone)]).toEqual([
      summerTime,
      summerOffset,
    ]);
  },
);

test('the time at an offset passes midnight both ways', () => {
  expect(formatTimeAtOffset(winter, 0)).toBe('23:05');
  expect(formatTimeAtOffset(winter, 330)).toBe('04:35');
  expect(formatTimeAtOffset(new Date('2026-01-15T01:00:00Z'), -270)).toBe('20:30');
});
