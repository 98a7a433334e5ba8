import { formatNumber } from '@va/domain/numbers.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeOf } from './whole.ts';

it.each([
  ['1.000', 1000],
  ['10.000.000', 10_000_000],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['10\u2009000', 10_000],
  ['10\u202f000', 10_000],
  ['−2.000', -2000],
  ['-2000', -2000],
  ['+15', 15],
  [' 007 ', 7],
])('reads %j as %i', (typed, number) => {
  expect(wholeOf(typed)).toBe(number);
});

it.each([
  '',
  ' ',
  '1.00',
  '1.0000',
  '1000.000',
  '0.500',
  '1.000 000',
  '1,5',
  '0x10',
  '1e3',
  '--1',
  '1-',
  'Infinity',
])('reads no number in %j', (typed) => {
  expect(wholeOf(typed)).toBeNaN();
});

it('reads every whole number as it is shown', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(wholeOf(formatNumber(number))).toBe(number);
      expect(wholeOf(number.toLocaleString('es-ES'))).toBe(number);
    }),
  );
});
