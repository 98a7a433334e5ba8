import { expect, test } from 'vitest';
import { formatMetres } from './metres.ts';

test('writes metres with a decimal comma, two decimals and a space that does not break', () => {
  expect(formatMetres(63.66)).toBe('63,66\u00a0m');
  expect(formatMetres(64)).toBe('64,00\u00a0m');
  expect(formatMetres(0.005)).toBe('0,01\u00a0m');
});
