import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';

test.each([
  ['2025-07-01', '1 de julio de 2025'],
  ['2026-12-31', '31 de diciembre de 2026'],
])('%s reads «%s» in every time zone', (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});
