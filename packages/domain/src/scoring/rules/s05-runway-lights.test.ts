// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test('names the lights and the occasion', () => {
  const item = judged('S-05', {
    changes: [
      { from: 1800, to: 1980, off: 'strobe' },
      { from: 1800, to: 1980, off: 'landing' },
    ],
  });
  expect(item).toMatchObject({ status: 'hit', deduction: 2 });
  expect(item.observed).toBe(
    'estroboscópicas y luces de aterrizaje apagadas a 500\u00a0ft en la aproximación',
  );
});

test.each<[string, Variation, string, number]>([
  [
    'on 15 s after lift-off',
    {
      changes: [
        { from: 300, to: 359, off: 'landing' },
        { from: 360, to: 400, on: 'landing' },
      ],
    },
    'ok',
    0,
  ],
  [
    'on 16 s after lift-off',
    {
      changes: [
        { from: 300, to: 360, off: 'landing' },
        { from: 361, to: 400, on: 'landing' },
      ],
    },
    'hit',
    2,
  ],
  [
    'one sample unknown, none on: the other occasion counts',
    {
      changes: [
        { from: 300, to: 400, off: 'strobe' },
        { from: 350, to: 350, set: { lights: null } },
      ],
    },
    'ok',
    0,
  ],
  [
    'height never reported: the take-off counts',
    {
      changes: [
        { from: 300, to: 400, off: 'strobe' },
        { from: 0, to: 2260, set: { aglFt: null } },
      ],
    },
    'hit',
    2,
  ],
  ['strobe on for ever is not reported', { changes: [{ from: 0, to: 2260, on: 'strobe' }] }, 'ok', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-05', variation)).toMatchObject({ status, deduction });
});
