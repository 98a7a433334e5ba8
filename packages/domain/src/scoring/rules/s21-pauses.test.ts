// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const paused = (from: number, to: number) => ({ from, to, set: { flags: 1 } });
const later = (standsS: number) => [{ second: 1932 + standsS, fpm: 180, g: 1.2 }];

test('says how long', () => {
  expect(judged('S-21', { changes: [paused(700, 711)] })).toMatchObject({
    status: 'hit',
    deduction: 3,
    observed: 'pausa de 12\u00a0s',
  });
});

test.each<[string, Variation, string, number]>([
  ['9 s by the flag', { changes: [paused(700, 708)] }, 'ok', 0],
  ['10 s by the flag', { changes: [paused(700, 709)] }, 'hit', 3],
  ['9 s without a sample', { changes: [{ at: 900, standsS: 9 }], touchdowns: later(9) }, 'ok', 0],
  [
    'two minutes without a sample, standing in the air',
    { changes: [{ at: 900, standsS: 120 }], touchdowns: later(120) },
    'hit',
    3,
  ],
  [
    'samples go on while the position stands',
    { changes: [{ from: 900, to: 912, set: { lon: -3.4 } }] },
    'hit',
    3,
  ],
  ['parked before off block', { changes: [paused(50, 90)] }, 'ok', 0],
  [
    'waiting at the holding point without a sample',
    { changes: [{ at: 300, standsS: 60 }], touchdowns: later(60) },
    'ok',
    0,
  ],
  [
    'flag and standstill together are one',
    { changes: [paused(900, 900), { at: 900, standsS: 30 }], touchdowns: later(30) },
    'hit',
    3,
  ],
  ['flags never reported', { changes: [{ from: 0, to: 2260, set: { flags: null } }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-21', variation)).toMatchObject({ status, deduction });
});
