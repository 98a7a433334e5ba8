// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const STALL = 4;
const at = (from: number, to: number, set: object) => ({ from, to, set });

test.each<[string, Variation, string, number]>([
  ['warning and slow for 3 s', { changes: [at(1300, 1303, { iasKt: 119, flags: STALL })] }, 'hit', 20],
  ['for 2 s', { changes: [at(1300, 1302, { iasKt: 110, flags: STALL })] }, 'ok', 0],
  ['warning at 130 kt', { changes: [at(1300, 1310, { iasKt: 130, flags: STALL })] }, 'ok', 0],
  ['slow without warning', { changes: [at(1300, 1310, { iasKt: 110 })] }, 'ok', 0],
  ['60 s after lift-off', { changes: [at(395, 405, { iasKt: 110, flags: STALL })] }, 'ok', 0],
  ['below 400 ft', { changes: [at(1910, 1925, { iasKt: 110, flags: STALL })] }, 'ok', 0],
  ['height unknown', { changes: [at(1300, 1310, { iasKt: 110, flags: STALL, aglFt: null })] }, 'ok', 0],
  ['flags never reported', { changes: [at(0, 2260, { flags: null })] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-11', variation)).toMatchObject({ status, deduction });
});
