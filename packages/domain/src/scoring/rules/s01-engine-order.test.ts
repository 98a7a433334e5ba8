// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const reversed: Variation = { changes: [{ from: 70, to: 99, set: { engines: 2 } }] };

test('says what was seen, what was expected and when', () => {
  const item = judged('S-01', reversed);
  expect(item).toMatchObject({ status: 'hit', deduction: 5, count: 1 });
  expect(item.observed).toBe('Motor 2 y después motor 1');
  expect(item.expected).toBe('Motor 1 y después motor 2');
  expect(new Date(item.fromAt!).toISOString()).toBe('2026-03-01T12:01:10.000Z');
  expect(new Date(item.toAt!).toISOString()).toBe('2026-03-01T12:01:40.000Z');
});

test.each<[string, Variation, string]>([
  ['in order', {}, 'ok'],
  [
    'one second apart',
    {
      changes: [
        { from: 70, to: 98, set: { engines: 0 } },
        { from: 99, to: 99, set: { engines: 2 } },
      ],
    },
    'no_data',
  ],
  [
    'three seconds apart',
    {
      changes: [
        { from: 70, to: 96, set: { engines: 0 } },
        { from: 97, to: 99, set: { engines: 2 } },
      ],
    },
    'hit',
  ],
  ['one was running at the start', { changes: [{ from: 0, to: 99, set: { engines: 2 } }] }, 'no_data'],
  [
    'started in the first 30 s, which nobody looks at',
    {
      changes: [
        { from: 10, to: 29, set: { engines: 2 } },
        { from: 30, to: 99, set: { engines: 3 } },
      ],
    },
    'no_data',
  ],
  ['engines never reported', { changes: [{ from: 0, to: 2260, set: { engines: null } }] }, 'no_data'],
  [
    'the moments fall into a gap',
    { ...reversed, changes: [...reversed.changes!, { from: 65, to: 105, lost: true }] },
    'no_data',
  ],
])('%s', (_name, variation, status) => {
  expect(judged('S-01', variation).status).toBe(status);
});
