import { expect, test } from 'vitest';
import { dateFormat, keepDayAndMonth } from './date-format.ts';

test('a short date breaks only after the name of its day', () => {
  const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });
  expect(day(Date.UTC(2026, 10, 22))).toBe('domingo, 22\u00A0nov');
});

test('both days of a span stay beside their months, and no hour is tied to anything', () => {
  expect(keepDayAndMonth('sáb, 5 dic, 18:00 – dom, 6 dic, 1:00')).toBe(
    'sáb, 5\u00A0dic, 18:00 – dom, 6\u00A0dic, 1:00',
  );
});
