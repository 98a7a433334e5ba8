import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('short text stays, long text ends in an ellipsis', () => {
  expect(shorten('LEMD')).toBe('LEMD');
  expect(shorten('x'.repeat(2000))).toBe(`${'x'.repeat(39)}…`);
});
