// @vitest-environment node
import { recordOf, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import { findInterruptions, turn } from './interruptions.ts';
import { orderPoints } from './point-order.ts';

const kinds = (variation: Variation) =>
  findInterruptions(orderPoints(recordOf(variation).points)).map(({ kind, seconds }) => [
    kind,
    Math.round(seconds),
  ]);
const paused = (from: number, to: number) => ({ from, to, set: { flags: 1 } });

test.each<[string, Variation, unknown[]]>([
  ['none', {}, []],
  ['20 s without a point', { changes: [{ from: 701, to: 719, lost: true }] }, []],
  ['21 s without a point, flown on', { changes: [{ from: 701, to: 720, lost: true }] }, [['gap', 21]]],
  ['40 s without a point, standing in the air', { changes: [{ at: 700, standsS: 39 }] }, [['pause', 39]]],
  ['40 s without a point, parked', { changes: [{ at: 20, standsS: 39 }] }, [['gap', 40]]],
  [
    'the flag with a point that does not say',
    { changes: [paused(700, 730), { from: 715, to: 715, set: { flags: null } }] },
    [['pause', 15]],
  ],
  [
    'two pauses',
    { changes: [paused(700, 711), paused(720, 731)] },
    [
      ['pause', 12],
      ['pause', 12],
    ],
  ],
])('%s', (_name, variation, wanted) => {
  expect(kinds(variation)).toEqual(wanted);
});

test('the smallest angle between headings', () => {
  expect([turn(350, 10), turn(10, 350), turn(90, 270), turn(0, 0)]).toEqual([20, 20, 180, 0]);
});
