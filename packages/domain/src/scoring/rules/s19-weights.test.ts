// @vitest-environment node
import { judged, type Edits, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const weight = (from: number, to: number, weightKg: number | null) => ({ from, to, set: { weightKg } });
/** A landing weight for the type. */
const mlw: Edits = {
  rules: (rules) => ({
    ...rules,
    types: { ...rules.types, A320: { ...rules.types['A320']!, mlwKg: 60_000 } },
  }),
};
const substitute = { typeSeen: 'a20n', typesAccepted: ['A320', 'A20N'] };

test.each<[string, Variation, string, number, Edits?]>([
  ['1 % above the limit', { changes: [weight(300, 400, 77_770)] }, 'ok', 0],
  ['more', { changes: [weight(300, 400, 77_771)] }, 'hit', 5],
  ['a substitute has its own limit', { changes: [weight(300, 400, 78_500)], facts: substitute }, 'ok', 0],
  ['no landing weight is known', { changes: [weight(1900, 2000, 90_000)] }, 'ok', 0],
  ['heavy at the landing', {}, 'hit', 5, mlw],
  ['heavy at both', { changes: [weight(300, 400, 90_000)] }, 'hit', 10, mlw],
  [
    'emergency',
    { changes: [weight(300, 400, 90_000)], events: [{ kind: 'emergency', second: 900 }] },
    'not_applicable',
    0,
  ],
  ['weight never reported', { changes: [weight(0, 2260, null)] }, 'no_data', 0],
  ['type without figures', { facts: { type: 'C172', typeSeen: null } }, 'no_data', 0],
])('%s', (_name, variation, status, deduction, edits) => {
  expect(judged('S-19', variation, edits)).toMatchObject({ status, deduction });
});

test('says the weight with its groups', () => {
  expect(judged('S-19', { changes: [weight(300, 400, 78_000)] }).observed).toBe(
    '78\u202f000\u00a0kg al despegar',
  );
});
