import { expect, it } from 'vitest';
import { requirementWords } from './requirement-words.ts';

const mean = (have: number) =>
  requirementWords({ kind: 'mean', typeId: null, model: null, have, need: 80, met: have >= 80 });

it('says of a mean without flights that there are none, and never 0,0', () => {
  expect(mean(0)).toMatchObject({
    value: 'sin vuelos · pide 8,0',
    missing: 'Empieza con tu primer vuelo con nota',
  });
  expect(mean(76.4).value).toBe('7,6 · pide 8,0');
  // As the totals say it: a half goes up.
  expect(mean(98.5).figure).toBe('9,9');
});

it('gives both figures of the hours in hours and minutes', () => {
  const hours = {
    kind: 'minutes',
    typeId: null,
    model: null,
    have: 10_300,
    need: 12_000,
    met: false,
  } as const;
  expect(requirementWords(hours)).toMatchObject({
    value: '171:40 de 200:00\u00a0h',
    missing: 'Faltan 28:20\u00a0h',
  });
});
