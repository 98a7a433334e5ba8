// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test.each<[string, Variation, string, number]>([
  ['clean at lift-off', { changes: [{ from: 205, to: 379, set: { flaps: 0 } }] }, 'hit', 5],
  ['retracted with the wheels', { changes: [{ from: 345, to: 379, set: { flaps: 0 } }] }, 'ok', 0],
  ['lever never moves', { changes: [{ from: 0, to: 2260, set: { flaps: 0 } }] }, 'no_data', 0],
  [
    'unknown at lift-off',
    {
      changes: [
        { from: 205, to: 379, set: { flaps: 0 } },
        { from: 344, to: 344, set: { flaps: null } },
      ],
    },
    'no_data',
    0,
  ],
  [
    'take-off in a gap',
    {
      changes: [
        { from: 205, to: 379, set: { flaps: 0 } },
        { from: 330, to: 355, lost: true },
      ],
    },
    'no_data',
    0,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-07', variation)).toMatchObject({ status, deduction });
});
