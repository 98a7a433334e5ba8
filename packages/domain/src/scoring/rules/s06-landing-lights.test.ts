// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test.each<[string, Variation, string, number]>([
  ['off at 9600 ft for long', { changes: [{ from: 700, to: 1000, set: { altFt: 9600 } }] }, 'ok', 0],
  ['off at 9400 ft for 61 s', { changes: [{ from: 700, to: 761, set: { altFt: 9400 } }] }, 'hit', 2],
  ['off at 9400 ft for 60 s', { changes: [{ from: 700, to: 760, set: { altFt: 9400 } }] }, 'ok', 0],
  ['on above FL100 for 180 s', { changes: [{ from: 700, to: 880, on: 'landing' }] }, 'ok', 0],
  ['on above FL100 for 181 s', { changes: [{ from: 700, to: 881, on: 'landing' }] }, 'hit', 1],
  ['off while taxiing for long', { changes: [{ from: 0, to: 330, off: 'landing' }] }, 'ok', 0],
  [
    'twice off below: the cap',
    {
      changes: [
        { from: 700, to: 800, set: { altFt: 9000 } },
        { from: 900, to: 1000, set: { altFt: 9000 } },
      ],
    },
    'hit',
    3,
  ],
  ['on for ever', { changes: [{ from: 0, to: 2260, on: 'landing' }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-06', variation)).toMatchObject({ status, deduction });
});
