import { expect, test } from 'vitest';
import { kilograms } from './mass.ts';

// NIST Handbook 44, appendix C: the pound is 0.453 592 37 kg; the short ton of 2000 lb 907.184 74 kg; the long ton of
// 2240 lb 1016.046 908 8 kg.
test.each([
  [1, 0],
  [1000, 454],
  [2000, 907],
  [2240, 1016],
  [1_000_000, 453_592],
])('%i lb are %i kg', (pounds, kg) => {
  expect(kilograms(pounds)).toBe(kg);
});
