import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCallsign } from './callsign.ts';

const PATTERN = '^EVE\\d{3}$';

test.each(['EVE001', 'EVE026', 'EVE999', 'EVE000'])('%s is a callsign', (callsign) => {
  expect(isCallsign(callsign, PATTERN)).toBe(true);
});

test.each([
  '',
  'eve001',
  'EVE01',
  'EVE0001',
  ' EVE001',
  'EVE001 ',
  'EVE001\n',
  'EVE 001',
  'EVE٠٠١',
  'EVE００１',
  'XEVE001',
  'IBE001',
  'CEO',
])('%j is not a callsign', (text) => {
  expect(isCallsign(text, PATTERN)).toBe(false);
});

test('exactly EVE and three ASCII digits are a callsign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (number) =>
      isCallsign(`EVE${String(number).padStart(3, '0')}`, PATTERN),
    ),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => isCallsign(text, PATTERN) === (text.length === 6 && /^EVE[0-9]{3}/.test(text)),
    ),
  );
});

test('a pattern without anchors still has to match the whole text', () => {
  expect(isCallsign('XABC1234', 'ABC\\d{4}')).toBe(false);
  expect(isCallsign('ABC1234', 'ABC\\d{4}')).toBe(true);
  expect(isCallsign('AB', 'AB|CD')).toBe(true);
  expect(isCallsign('ABxCD', 'AB|CD')).toBe(false);
});
