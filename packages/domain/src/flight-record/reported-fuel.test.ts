import { expect, test } from 'vitest';
import { KG_PER_LB } from '../quantities.ts';
import { isReportedInKg } from './reported-fuel.ts';

const flight = { blockMin: 66, reserveKg: 1200 };

test.each([
  ['6300 lb over 66 minutes', 6300 * KG_PER_LB, false],
  ['2858 kg taken for pounds', 2858 * KG_PER_LB, true],
  ['nothing told', null, false],
  ['a tank that never empties', 0, false],
])('%s', (_, usedKg, doubtful) => {
  expect(isReportedInKg({ offKg: null, usedKg }, flight)).toBe(doubtful);
});
