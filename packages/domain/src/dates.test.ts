import { expect, test } from 'vitest';
import { formatDate, formatMonth, dateFormat, keepDayAndMonth } from './dates.ts';

test.each([
  ['2025-07-01', '1\u00A0de\u00A0julio de 2025'],
  ['2026-12-31', '31\u00A0de\u00A0diciembre de 2026'],
])('%s reads «%s» in every time zone, and its day stays beside its month', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test('a month reads with its year', () => {
  expect(formatMonth('2026-03')).toBe('marzo de 2026');
});

test('a short date breaks only after the name of its day', () => {
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });
  expect(day(Date.UTC(2026, 10, 22))).toBe('domingo, 22\u00A0nov');
});

test('both days of a span stay beside their months, and no hour is tied to anything', () => {
  expect(keepDayAndMonth('sáb, 5 dic, 18:00 – dom, 6 dic, 1:00')).toBe(
    'sáb, 5\u00A0dic, 18:00 – dom, 6\u00A0dic, 1:00',
  );
});
