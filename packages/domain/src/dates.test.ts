import { expect, test } from 'vitest';
import { formatDate, formatMonth } from './dates.ts';

test.each([
  ['2025-07-01', '1\u00A0de\u00A0julio de 2025'],
  ['2026-12-31', '31\u00A0de\u00A0diciembre de 2026'],
])('%s reads «%s» in every time zone, and its day stays beside its month', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test('a month reads with its year', () => {
  expect(formatMonth('2026-03')).toBe('marzo de 2026');
});
