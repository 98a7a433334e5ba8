import { expect, it } from 'vitest';
import { asQuote, asSentence } from './typed-sentences.ts';

it.each([
  ['No hay pilotos', 'No hay pilotos.', '«No hay pilotos».'],
  ['No hay pilotos.', 'No hay pilotos.', '«No hay pilotos».'],
  ['¿Y los pilotos?', '¿Y los pilotos?', '«¿Y los pilotos?».'],
  ['Sin pilotos...', 'Sin pilotos...', '«Sin pilotos...».'],
])('%s: ends a sentence of ours with one full stop, in quotes or without', (typed, sentence, quote) => {
  expect([asSentence(typed), asQuote(typed)]).toEqual([sentence, quote]);
});
