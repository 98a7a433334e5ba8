// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const fuel = (fuelKg: number | null, from = 1800) => ({ from, to: 2260, set: { fuelKg } });

test('says what was left and what was asked', () => {
  expect(judged('S-18', { changes: [fuel(1100)] })).toMatchObject({
    observed: '1100\u00a0kg',
    expected: 'Al menos 1250\u00a0kg al aterrizar',
  });
});

test.each<[string, Variation, string, number]>([
  ['5 % under the reserve', { changes: [fuel(1187.5)] }, 'ok', 0],
  ['a little less', { changes: [fuel(1187)] }, 'hit', 15],
  ['burnt after the touchdown', { changes: [fuel(900, 1933)] }, 'ok', 0],
  ['emergency', { changes: [fuel(900)], facts: { emergencyAt: 1 } }, 'not_applicable', 0],
  [
    'unlimited by the flag',
    { changes: [fuel(900), { from: 500, to: 510, set: { flags: 32 } }] },
    'no_data',
    0,
  ],
  ['type without figures', { changes: [fuel(900)], facts: { type: null, typeSeen: null } }, 'no_data', 0],
  [
    'not read in the last minute',
    { changes: [fuel(900), { from: 1850, to: 2260, set: { fuelKg: null } }] },
    'no_data',
    0,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-18', variation)).toMatchObject({ status, deduction });
});
