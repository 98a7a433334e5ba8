// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const plan = (fuelKg: number | null) => ({ facts: { plan: { fuelKg, blockMin: null } } });

// 3975 kg are on board off block.
test.each<[string, Variation, string, number]>([
  ['no plan', {}, 'not_applicable', 0],
  ['a plan without fuel', plan(null), 'not_applicable', 0],
  ['1000 kg less', plan(4975), 'ok', 0],
  ['1001 kg less', plan(4976), 'hit', 2],
  ['1001 kg more', plan(2974), 'hit', 2],
  [
    '1500 kg of a large plan',
    { ...plan(15_500), changes: [{ from: 0, to: 400, set: { fuelKg: 14_000 } }] },
    'ok',
    0,
  ],
  [
    'fuel unknown off block',
    { ...plan(9000), changes: [{ from: 100, to: 200, set: { fuelKg: null } }] },
    'no_data',
    0,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-20', variation)).toMatchObject({ status, deduction });
});
