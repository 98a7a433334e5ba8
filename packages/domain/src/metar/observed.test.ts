import { expect, it } from 'vitest';
import { observedAt } from './observed.ts';

const at = (day: number, hour: number, minute: number, now: string) =>
  observedAt({ day, hour, minute }, Date.parse(now))?.toISOString();

it.each([
  ['the same day', [21, 19, 30], '2026-11-21T19:47:00Z', '2026-11-21T19:30:00.000Z'],
  ['yesterday', [20, 23, 30], '2026-11-21T00:10:00Z', '2026-11-20T23:30:00.000Z'],
  ['the last day of the month before', [31, 23, 30], '2026-11-01T00:10:00Z', '2026-10-31T23:30:00.000Z'],
  ['the year before', [31, 23, 30], '2027-01-01T00:10:00Z', '2026-12-31T23:30:00.000Z'],
  ['a clock that is slow', [22, 0, 0], '2026-11-21T23:50:00Z', '2026-11-22T00:00:00.000Z'],
  ['and at the end of a year', [1, 0, 0], '2026-12-31T23:50:00Z', '2027-01-01T00:00:00.000Z'],
  ['a day that February has not', [30, 12, 0], '2026-03-05T12:00:00Z', '2026-01-30T12:00:00.000Z'],
] as const)('%s', (_, [day, hour, minute], now, expected) => {
  expect(at(day, hour, minute, now)).toBe(expected);
});

it('is unknown without a time', () => {
  expect(observedAt(undefined, 0)).toBeUndefined();
});
