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
});
