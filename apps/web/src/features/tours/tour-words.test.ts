import { expect, it } from 'vitest';
import { prizeTitle, stageRules, stageWorth } from './tour-words.ts';

const types = [{ id: 'a', model: 'A330-300' }];

it.each([
  [90, 'Más de 01:30\u00a0h de vuelo para reservar'],
  [6000, 'Más de 100:00\u00a0h de vuelo para reservar'],
])('says the flown time that a stage asks for: %s minutes', (moreThanMinutes, words) =>
  expect(stageRules({ types, moreThanMinutes }).at(-1)).toBe(words),
);

it('asks for no flown time where the tour does not', () =>
  expect(stageRules({ types, moreThanMinutes: null })).toHaveLength(3));

it.each([
  [1, '1\u00a0punto'],
  [40, '40\u00a0puntos'],
])('says what a tour and its stages are worth: %s', (points, words) => {
  expect(prizeTitle(points)).toBe(`Al completarlo, ${words} y la insignia`);
  expect(stageWorth(points)).toMatch(new RegExp(`^Cada etapa suma ${words}, una sola vez`));
});
