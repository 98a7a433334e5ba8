import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, formatNumber } from './numbers.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1234, '1234'],
  [10_000, '10\u202f000'],
  [77_000, '77\u202f000'],
  [233_000, '233\u202f000'],
  [1_234_567.89, '1\u202f234\u202f567,89'],
  [5.5, '5,5'],
  [-12_345, '-12\u202f345'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('whole numbers are written as the language writes them, with a formatter or without', () => {
  const format = new Intl.NumberFormat('es-ES', { useGrouping: 'min2' });
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -11_000, max: 11_000 }), fc.integer()), (value) => {
      expect(formatNumber(value)).toBe(format.format(value).replaceAll('.', '\u202f'));
    }),
  );
});

test('the form is the one that the language asks for', () => {
  const rules = new Intl.PluralRules('es');
  fc.assert(
    fc.property(fc.oneof(fc.nat(30), fc.nat(), fc.double({ min: 0, max: 1e9, noNaN: true })), (count) => {
      const form = rules.select(count) === 'one' ? 'destino' : 'destinos';
      expect(countOf(count, 'destino', 'destinos').split('\u00a0').at(-1)).toBe(form);
    }),
  );
});

test('any number of up to three decimals can be read back from how it is written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.nat(999),
      (whole, thousandths) => {
        const value = whole + thousandths / 1000;
        const text = formatNumber(value);
        expect(text).not.toMatch(/[. ]/);
        expect(Number(text.replaceAll('\u202f', '').replace(',', '.'))).toBeCloseTo(value, 3);
      },
    ),
  );
});

test.each([
  [0, '0\u00a0destinos'],
  [1, '1\u00a0destino'],
  [16, '16\u00a0destinos'],
  [12_000, '12\u202f000\u00a0destinos'],
])('%d takes the right form', (count, text) => {
  expect(countOf(count, 'destino', 'destinos')).toBe(text);
});
