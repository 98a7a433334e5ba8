// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });
const wideBody = { type: 'A333', typeSeen: 'A333', typesAccepted: ['A333'] };

/** 230 kt from the lift-off on, flaps in, while the gear is half way for a while. */
const movingUp = (from: number, to: number) => [
  at(346, 375, { iasKt: 230 }),
  at(345, 379, { flaps: 0 }),
  at(from, to, { gear: 0.5 }),
];

test('names the lever and the speed', () => {
  expect(judged('S-10', { changes: [at(1600, 1604, { iasKt: 210, flaps: 2 })] }).observed).toBe(
    '210\u00a0kt con flaps 2 durante 4\u00a0s',
  );
});

test.each<[string, Variation, string, number]>([
  ['lever 1 below its higher limit', { changes: [at(1590, 1600, { iasKt: 228, flaps: 1 })] }, 'ok', 0],
  [
    'lever 1 with the rear flaps out',
    { changes: [at(1590, 1600, { iasKt: 228, flaps: 1, flapDetent: '1+F' })] },
    'hit',
    5,
  ],
  ['205 kt with flaps 2', { changes: [at(1600, 1610, { iasKt: 205, flaps: 2 })] }, 'ok', 0],
  ['2 s', { changes: [at(1600, 1602, { iasKt: 215, flaps: 2 })] }, 'ok', 0],
  ['an index that is no detent', { changes: [at(1600, 1610, { iasKt: 260, flaps: 7 })] }, 'ok', 0],
  [
    'gear down at 255 kt',
    { changes: [at(1450, 1460, { iasKt: 255 }), at(1450, 1659, { gear: 1 })] },
    'ok',
    0,
  ],
  ['gear moving up at 230 kt for 4 s', { changes: movingUp(350, 354) }, 'hit', 5],
  ['gear moving up at 230 kt for 2 s', { changes: movingUp(350, 352) }, 'ok', 0],
  [
    'gear half way since before the lift-off: the limit with the gear out',
    { changes: movingUp(335, 375) },
    'ok',
    0,
  ],
  ['the same on a type that may', { changes: movingUp(350, 354), facts: wideBody }, 'ok', 0],
  ['gear up at once: nothing once it is up', { changes: movingUp(350, 349) }, 'ok', 0],
  ['fast long after the gear is up', { changes: [at(700, 720, { iasKt: 300 })] }, 'ok', 0],
  [
    'gear never reported',
    { changes: [at(1600, 1610, { iasKt: 215, flaps: 2 }), at(0, 2260, { gear: null })] },
    'no_data',
    0,
  ],
  [
    'flaps and gear, three times: the cap',
    {
      changes: [
        at(1600, 1604, { iasKt: 215, flaps: 2 }),
        at(1620, 1624, { iasKt: 215, flaps: 3 }),
        at(1450, 1454, { iasKt: 258, gear: 1 }),
      ],
    },
    'hit',
    10,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-10', variation)).toMatchObject({ status, deduction });
});
