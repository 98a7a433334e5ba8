// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });

test('shows both angles, with the real minus', () => {
  expect(judged('S-12', { changes: [at(1250, 1254, { pitch: -15, bank: 5 })] })).toMatchObject({
    observed: 'alabeo 5° y cabeceo −15° durante 4\u00a0s',
    expected: 'Alabeo hasta 35°; cabeceo entre −12° y 25°',
  });
});

test.each<[string, Variation, string, number]>([
  ['bank of 35°', { changes: [at(800, 820, { bank: 35 })] }, 'ok', 0],
  ['bank of 40° for 2 s', { changes: [at(800, 802, { bank: 40 })] }, 'ok', 0],
  ['bank to the left', { changes: [at(800, 803, { bank: -36 })] }, 'hit', 5],
  ['pitch of 26°', { changes: [at(800, 803, { pitch: 26 })] }, 'hit', 5],
  [
    'emergency declared, but climbing',
    { changes: [at(500, 510, { pitch: 28 })], events: [{ kind: 'emergency', second: 450 }] },
    'hit',
    5,
  ],
  [
    'before the emergency',
    { changes: [at(1250, 1260, { pitch: -15 })], events: [{ kind: 'emergency', second: 1300 }] },
    'hit',
    5,
  ],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-12', variation)).toMatchObject({ status, deduction });
});
