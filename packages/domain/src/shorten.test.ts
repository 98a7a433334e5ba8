import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('short text stays, long text ends in an ellipsis', () => {
  expect(shorten('LEMD')).toBe('LEMD');
  expect(shorten('x'.repeat(2000))).toBe(`${'x'.repeat(39)}…`);
});

test('breaks of lines and what cannot be seen become a space', () => {
  expect(shorten('\u0000\n\u202ELE\nMD\u2028')).toBe('LE MD');
  expect(shorten('77\u202f000\u00a0kg')).toBe('77\u202f000\u00a0kg');
});
