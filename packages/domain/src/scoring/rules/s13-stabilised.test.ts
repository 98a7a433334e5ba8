// @vitest-environment node
import { judged, type Edits, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });
const steep: Edits = {
  rules: (rules) => {
    const rule = rules.rules['S-13'];
    const changed = { ...rule, tolerance: { ...rule.tolerance, steepApproaches: ['ZZZB'] } };
    return { ...rules, rules: { ...rules.rules, 'S-13': changed } };
  },
};

test('lists everything that was wrong', () => {
  const item = judged('S-13', { changes: [at(1890, 1900, { gear: 0, flaps: 2, vsFpm: -1300, bank: -12 })] });
  expect(item.observed).toBe(
    'a 500\u00a0ft: tren sin bajar, flaps en 2, descenso de 1300\u00a0ft/min, alabeo de 12°',
  );
  expect(item.deduction).toBe(10);
});

test.each<[string, Variation, string, Edits?]>([
  ['flaps 3', { changes: [at(1690, 1984, { flaps: 3 })] }, 'ok'],
  ['one sample of 1500 ft/min', { changes: [at(1898, 1898, { vsFpm: -1500 })] }, 'ok'],
  ['1300 ft/min over the last 5 s', { changes: [at(1893, 1898, { vsFpm: -1300 })] }, 'hit'],
  ['the same at a steep approach', { changes: [at(1893, 1898, { vsFpm: -1300 })] }, 'ok', steep],
  ['an unstable approach before a go-around', { changes: [at(1690, 1720, { aglFt: 450, gear: 0 })] }, 'ok'],
  ['unstable at 1000 ft without a METAR', { changes: [at(1860, 1868, { bank: 15 })] }, 'ok'],
  [
    'unstable at 1000 ft in instrument conditions',
    { changes: [at(1860, 1868, { bank: 15 })], facts: { imcAtArrival: true } },
    'hit',
  ],
  ['bank unknown at the gate', { changes: [at(1890, 1900, { gear: 0, bank: null })] }, 'no_data'],
  [
    'the gate itself unknown',
    { changes: [at(1890, 1900, { gear: 0 }), at(1895, 1900, { aglFt: null })] },
    'no_data',
  ],
  [
    'landing not seen',
    { changes: [at(1890, 1900, { gear: 0 }), { from: 1920, to: 1950, lost: true }] },
    'no_data',
  ],
  ['speed never reported', { changes: [at(0, 2260, { iasKt: null })] }, 'no_data'],
])('%s', (_name, variation, status, edits) => {
  expect(judged('S-13', variation, edits).status).toBe(status);
});
