// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const fast = (from: number, to: number, iasKt: number) => ({ from, to, set: { iasKt } });
const online = [{ from: 0, to: 2250, network: 'ivao' as const }];

test('says how fast, how high and for how long', () => {
  const item = judged('S-08', { changes: [{ from: 500, to: 514, set: { iasKt: 312, altFt: 8400 } }] });
  expect(item.observed).toBe('312\u00a0kt a 8400\u00a0ft durante 14\u00a0s');
  expect(item.expected).toBe('Hasta 250\u00a0kt por debajo de FL100');
});

test.each<[string, Variation, string, number]>([
  ['260 kt', { changes: [fast(450, 500, 260)] }, 'ok', 0],
  ['9 s', { changes: [fast(450, 459, 270)] }, 'ok', 0],
  ['exactly 10 s', { changes: [fast(450, 460, 270)] }, 'hit', 4],
  ['between 9700 and 10 000 ft', { changes: [{ from: 700, to: 750, set: { altFt: 9800 } }] }, 'ok', 0],
  ['on the runway', { changes: [fast(320, 340, 280)] }, 'ok', 0],
  [
    'right after a pause',
    { changes: [{ from: 440, to: 449, set: { flags: 1 } }, fast(450, 461, 270)] },
    'ok',
    0,
  ],
  ['30 s apart is one', { changes: [fast(450, 460, 270), fast(490, 500, 270)] }, 'hit', 4],
  ['31 s apart is two', { changes: [fast(450, 460, 270), fast(491, 501, 270)] }, 'hit', 8],
  [
    'four times: the cap',
    { changes: [fast(400, 410, 270), fast(450, 460, 270), fast(1400, 1410, 270), fast(1500, 1510, 270)] },
    'hit',
    12,
  ],
  [
    'with leave, online',
    {
      changes: [fast(450, 500, 270)],
      network: online,
      events: [{ kind: 'atc_speed_approved', second: 455 }],
    },
    'justified',
    0,
  ],
  [
    'leave came afterwards',
    {
      changes: [fast(450, 460, 270)],
      network: online,
      events: [{ kind: 'atc_speed_approved', second: 600 }],
    },
    'hit',
    4,
  ],
  [
    'leave was for the first only',
    {
      changes: [fast(400, 410, 270), fast(1500, 1510, 270)],
      network: [{ from: 0, to: 900, network: 'vatsim' }],
      events: [{ kind: 'atc_speed_approved', second: 390 }],
    },
    'hit',
    4,
  ],
  ['speed never reported', { changes: [{ from: 0, to: 2260, set: { iasKt: null } }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-08', variation)).toMatchObject({ status, deduction });
});
