// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test.each<[string, Variation, string, number]>([
  ['off for 20 s', { changes: [{ from: 240, to: 260, off: 'taxi' }] }, 'ok', 0],
  [
    'off for 21 s twice takes once',
    {
      changes: [
        { from: 232, to: 253, off: 'taxi' },
        { from: 2010, to: 2100, off: 'taxi' },
      ],
    },
    'hit',
    2,
  ],
  ['off on the take-off run', { changes: [{ from: 300, to: 345, off: 'taxi' }] }, 'ok', 0],
  ['off on the landing roll', { changes: [{ from: 1930, to: 1975, off: 'taxi' }] }, 'ok', 0],
  [
    'off below 10 kt',
    {
      changes: [
        { from: 220, to: 290, off: 'taxi' },
        { from: 220, to: 290, set: { gsKt: 9 } },
      ],
    },
    'ok',
    0,
  ],
  ['on for ever', { changes: [{ from: 0, to: 2260, on: 'taxi' }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-04', variation)).toMatchObject({ status, deduction });
});
