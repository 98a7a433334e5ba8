import { expect, it } from 'vitest';
import { prizeTitle, stageRules, stageWorth } from './tour-words.ts';

const terms = {
  types: [{ id: 'a', model: 'A330-300' }],
  substitutes: [] as string[],
  anyOrder: false,
};

it.each([
  [90, 'Más de 01:30\u00a0h de vuelo para reservar'],
  [6000, 'Más de 100:00\u00a0h de vuelo para reservar'],
])('says the flown time that a stage asks for: %s minutes', (moreThanMinutes, words) =>
  expect(stageRules({ ...terms, moreThanMinutes }).at(-1)).toBe(words),
);

it('asks for no flown time where the tour does not', () =>
  expect(stageRules({ ...terms, moreThanMinutes: null })).toHaveLength(3));

it('says what else counts, and whether the order is free', () => {
  const said = (more: Partial<typeof terms>) => stageRules({ ...terms, ...more, moreThanMinutes: null });
  expect(said({}).at(-1)).toBe('Las etapas, en su orden: fuera calzos después de acabar la anterior');
  expect(said({ anyOrder: true }).at(-1)).toBe('Las etapas, en el orden que quieras');
  expect(said({ substitutes: ['A339'] })[2]).toBe('También cuenta si el simulador dice A339');
  expect(said({ substitutes: ['A339', 'A332'] })[2]).toBe('También cuentan si el simulador dice A339 o A332');
});

it.each([
  [1, '1\u00a0punto'],
  [40, '40\u00a0puntos'],
])('says what a tour and its stages are worth: %s', (points, words) => {
  expect(prizeTitle(points)).toBe(`Al completarlo, ${words} y la insignia`);
  expect(stageWorth(points)).toMatch(new RegExp(`^Cada etapa suma ${words}, una sola vez`));
});
