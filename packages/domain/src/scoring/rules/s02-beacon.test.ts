// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test('says how long it was off', () => {
  expect(judged('S-02', { changes: [{ from: 500, to: 530, off: 'beacon' }] })).toMatchObject({
    status: 'hit',
    deduction: 3,
    observed: 'apagada durante 30\u00a0s',
  });
});

test.each<[string, Variation, string]>([
  ['off before the first engine', { changes: [{ from: 50, to: 69, off: 'beacon' }] }, 'ok'],
  [
    'a lamp recorded while it flashes',
    {
      changes: Array.from({ length: 200 }, (_, i) => ({
        from: 400 + i * 2,
        to: 400 + i * 2,
        off: 'beacon' as const,
      })),
    },
    'ok',
  ],
  [
    'off for 8 s on both sides of a gap',
    {
      changes: [
        { from: 700, to: 740, off: 'beacon' },
        { from: 709, to: 731, lost: true },
      ],
    },
    'ok',
  ],
  ['never off in the whole record', { changes: [{ from: 0, to: 2260, on: 'beacon' }] }, 'no_data'],
  [
    'moving with engines off',
    {
      changes: [
        { from: 70, to: 170, set: { engines: 0 } },
        { from: 150, to: 178, off: 'beacon' },
      ],
    },
    'hit',
  ],
])('%s', (_name, variation, status) => {
  expect(judged('S-02', variation).status).toBe(status);
});
