import { expect, test, it } from 'vitest';
import { shorten, asQuote, asSentence } from './texts.ts';

test('short text stays, long text ends in an ellipsis', () => {
  expect(shorten('LEMD')).toBe('LEMD');
  expect(shorten('x'.repeat(2000))).toBe(`${'x'.repeat(39)}…`);
});

test('breaks of lines and what cannot be seen become a space', () => {
  expect(shorten('\u0000\n\u202ELE\nMD\u2028')).toBe('LE MD');
  expect(shorten('77\u202f000\u00a0kg')).toBe('77\u202f000\u00a0kg');
});

it.each([
  ['No hay pilotos', 'No hay pilotos.', '«No hay pilotos».'],
  ['No hay pilotos.', 'No hay pilotos.', '«No hay pilotos».'],
  ['¿Y los pilotos?', '¿Y los pilotos?', '«¿Y los pilotos?».'],
  ['Sin pilotos...', 'Sin pilotos...', '«Sin pilotos...».'],
])('%s: ends a sentence of ours with one full stop, in quotes or without', (typed, sentence, quote) => {
  expect([asSentence(typed), asQuote(typed)]).toEqual([sentence, quote]);
});
