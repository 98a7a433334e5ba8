import fc from 'fast-check';
import { expect, test, it } from 'vitest';
import { isCallsign, nextCallsign } from './callsign.ts';

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

const airline = { example: 'ABC017', pattern: /^ABC\d{3}$/ };

it('is the lowest of the pattern that nobody has', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
      const taken = new Set(numbers.map((number) => `ABC${String(number).padStart(3, '0')}`));
      const next = nextCallsign(airline, (callsign) => taken.has(callsign)) ?? '';
      expect(next).toMatch(airline.pattern);
      expect(taken.has(next)).toBe(false);
      for (let below = 1; below < Number(next.slice(3)); below += 1) expect(numbers).toContain(below);
    }),
  );
});

it.each([
  [{ example: 'AB1', pattern: /^AB\d$/ }, 'AB1'],
  [{ example: 'XYZ9999', pattern: /^XYZ\d{4}$/ }, 'XYZ0001'],
  [{ example: 'ABC17P', pattern: /^ABC\d\dP$/ }, 'ABC01P'],
  [{ example: 'ABC100', pattern: /^ABC[1-9]\d\d$/ }, 'ABC100'],
  [{ example: 'PILOTO', pattern: /^[A-Z]+$/ }, null],
  [{ example: 'AZLAB', pattern: /^AZL[A-Z]{2}$/ }, 'AZLAA'],
  [{ example: 'AZ-01A', pattern: /^AZ-[0-9]{2}[A-Z]$/ }, 'AZ-01A'],
  // Another airline's name is never given away.
  [{ example: 'AZL017', pattern: /^[A-Z]{3}\d{3}$/ }, 'AZL001'],
])('of %j is %s', (given, next) => expect(nextCallsign(given, () => false)).toBe(next));

it('goes on with the next letter once the digits are used up, where the airline’s callsigns have one', () => {
  const form = { example: 'AZ01A', pattern: /^AZ[0-9]{2}[A-Z]$/ };
  expect(nextCallsign(form, (callsign) => callsign.endsWith('A'))).toBe('AZ01B');
  expect(nextCallsign({ example: 'AZLAB', pattern: /^AZL[A-Z]{2}$/ }, (one) => one < 'AZLBC')).toBe('AZLBC');
  const between = { example: 'AZA01', pattern: /^AZ[A-Z][0-9]{2}$/ };
  expect(nextCallsign(between, (callsign) => callsign.startsWith('AZA'))).toBe('AZB01');
});

it('is none where all are taken', () => {
  expect(nextCallsign(airline, () => true)).toBeNull();
});
