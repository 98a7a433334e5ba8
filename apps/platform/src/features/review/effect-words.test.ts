import { expect, it } from 'vitest';
import type { ReviewEffects } from '#app/api/reviews.ts';
import { effectWords } from './effect-words.ts';

const gain = { refused: null, outcome: 'valid', score: 96, points: 20, minutes: 74 } as const;
const effects: ReviewEffects = {
  accept: gain,
  acceptWithoutScore: { ...gain, score: null, points: 10, manualLeft: 1 },
  apart: false,
  questionDays: 14,
};

it('says in figures what each outcome brings', () => {
  expect(effectWords('accept', effects)).toBe('9,6 · +20 puntos, 01:14 h');
  expect(effectWords('accept_without_score', effects)).toBe(
    'Como manual · +10 puntos, 01:14 h. Le quedaría 1\u00a0reporte manual en el mes del vuelo.',
  );
  expect(effectWords('ask', effects)).toBe('14 días para contestar; puede seguir reservando.');
});

it.each([
  [0, 'No le quedaría ninguno en el mes del vuelo.'],
  [1, 'Le quedaría 1\u00a0reporte manual en el mes del vuelo.'],
  [2, 'Le quedarían 2\u00a0reportes manuales en el mes del vuelo.'],
])('says of %i reports by hand that they are left in the month of the flight', (manualLeft, words) => {
  const acceptWithoutScore = { ...effects.acceptWithoutScore, manualLeft };
  expect(effectWords('accept_without_score', { ...effects, acceptWithoutScore })).toBe(
    `Como manual · +10 puntos, 01:14 h. ${words}`,
  );
});

it('says when nothing is gained, why it is refused, and what is counted apart', () => {
  const none = { points: 0, minutes: 0 };
  const accept = (change: Partial<ReviewEffects['accept']>, apart = false) =>
    effectWords('accept', { ...effects, accept: { ...gain, ...change }, apart });
  expect(accept({ ...none, outcome: 'below_minimum', score: 48 })).toBe(
    '4,8, bajo el mínimo · 0 puntos, 00:00 h',
  );
  expect(accept({ ...none, outcome: 'emergency' })).toBe('Emergencia: ni suma ni resta');
  expect(accept({}, true)).toBe('9,6 · +20 puntos, 01:14 h. La etapa o el evento, aparte.');
  expect(accept({ ...none, refused: 'Ya está decidido.' })).toBe('Ya está decidido.');
});

it('speaks in words until the figures are there', () => {
  expect(effectWords('accept', undefined)).toMatch(/^Entra en su bitácora/);
  expect(effectWords('reject', effects)).toMatch(/^Ni puntos ni horas/);
});
