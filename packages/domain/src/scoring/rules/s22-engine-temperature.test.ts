// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const engines = (from: number, to: number, value: number | null) => ({ from, to, set: { engines: value } });

test('says both times', () => {
  expect(judged('S-22', {}).observed).toBe(
    '4\u00a0min\u00a05\u00a0s de calentamiento; 4\u00a0min\u00a043\u00a0s de enfriamiento',
  );
});

test.each<[string, Variation, string, number]>([
  ['second engine 180 s before', { changes: [engines(70, 164, 1)] }, 'ok', 0],
  ['second engine 175 s before', { changes: [engines(70, 169, 1)] }, 'hit', 2],
  [
    'start in a gap: the longer time counts',
    { changes: [engines(70, 200, 1), { from: 150, to: 220, lost: true }] },
    'ok',
    0,
  ],
  ['off 182 s after', { changes: [engines(2114, 2260, 0)] }, 'ok', 0],
  ['off 170 s after', { changes: [engines(2102, 2260, 0)] }, 'hit', 2],
  ['one engine off early', { changes: [engines(2000, 2214, 1)] }, 'ok', 0],
  ['neither start nor stop seen', { changes: [engines(0, 2260, 3)] }, 'no_data', 0],
  [
    'begun with engines running: the cooling counts',
    { changes: [engines(0, 99, 3), engines(2102, 2260, 0)] },
    'hit',
    2,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-22', variation)).toMatchObject({ status, deduction });
});
