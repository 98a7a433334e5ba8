import { formatHoursChange } from '@va/domain/quantities.ts';
import { expect, it } from 'vitest';
import { minutesOf } from './hours-form.tsx';

it.each([
  ['50', '1', 3001, '+50:01\u00a0h'],
  ['-2', '30', -150, '−02:30\u00a0h'],
  ['-0', '30', -30, '−00:30\u00a0h'],
  ['1.000', '0', 60_000, '+1000:00\u00a0h'],
  ['', '0', 0, '+00:00\u00a0h'],
])('%s hours and %s minutes are %i minutes', (hours, rest, minutes, words) => {
  expect(minutesOf(hours, rest)).toBe(minutes);
  expect(formatHoursChange(minutesOf(hours, rest))).toBe(words);
});
