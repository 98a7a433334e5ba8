import { expect, test } from 'vitest';
import { contrast, parseOklch, toHex } from './oklch.ts';

const black = parseOklch('oklch(0% 0 0)');
const white = parseOklch('oklch(100% 0 0)');

test('the contrast agrees with the definition at its ends, either way round', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, black)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});

// Values of CSS Color 4, and one measured in Chromium.
test.each([
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
  ['oklch(86.644% 0.29483 142.495)', '#00ff00'],
  ['oklch(45.201% 0.31321 264.052)', '#0000ff'],
])('%s is %s', (text, hex) => {
  expect(toHex(parseOklch(text))).toBe(hex);
});

test.each(['#fff', 'oklch(50% 0.1 20 / 0.5)', 'oklch(50%, 0.1, 20)', ''])('%s is refused', (text) => {
  expect(() => parseOklch(text)).toThrow('oklch');
});
