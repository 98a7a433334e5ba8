// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });

test('says speed and Mach number', () => {
  const item = judged('S-09', { changes: [at(700, 706, { iasKt: 360, mach: 0.8 })] });
  expect(item.observed).toBe('360\u00a0kt y M\u00a00,8 durante 6\u00a0s');
  expect(item.expected).toBe('Hasta 350\u00a0kt y M\u00a00,82');
});

test.each<[string, Variation, string, number]>([
  ['356 kt', { changes: [at(700, 720, { iasKt: 356 })] }, 'ok', 0],
  ['4 s', { changes: [at(700, 704, { iasKt: 360 })] }, 'ok', 0],
  ['M 0,83', { changes: [at(700, 720, { mach: 0.83 })] }, 'ok', 0],
  ['M 0,835', { changes: [at(700, 720, { mach: 0.835 })] }, 'hit', 10],
  [
    'turbulence long before',
    { changes: [at(1300, 1310, { mach: 0.84 })], events: [{ kind: 'severe_turbulence', second: 650 }] },
    'hit',
    10,
  ],
  [
    'type without figures',
    { changes: [at(700, 720, { iasKt: 400 })], facts: { type: 'C172', typeSeen: null } },
    'no_data',
    0,
  ],
  [
    'Mach number never reported',
    { changes: [at(700, 720, { iasKt: 400 }), at(0, 2260, { mach: null })] },
    'no_data',
    0,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-09', variation)).toMatchObject({ status, deduction });
});
