import { expect, it } from 'vitest';
import type { ReviewEffects } from '#app/api/reviews.ts';
import { effectWords } from './effect-words.ts';

const gain = {
  refused: null,
  outcome: 'valid',
  score: 96,
  coverage: 100,
  points: 20,
  minutes: 74,
  appealDays: 7,
} as const;
const none = { ...gain, outcome: null, score: null, points: 0, minutes: 0, appealDays: null };
const effects: ReviewEffects = {
  accept: gain,
  acceptWithoutScore: { ...gain, score: null, points: 10, manualLeft: 1 },
  reject: { ...none, appealDays: 7 },
  void: { ...none, outcome: 'cheating', points: -50, minutes: -74, appealDays: 15 },
  reopen: { ...none, points: -20, minutes: -74 },
  uphold: { ...gain, score: 100, points: 5, minutes: 0 },
  withoutEmergency: null,
  dismiss: { ...none, outcome: 'valid', score: 96 },
  apart: [],
  questionDays: 14,
};

it('says in figures what each outcome brings', () => {
  expect(effectWords('accept', effects)).toBe('9,6 · +20 puntos, 01:14\u00a0h');
  expect(effectWords('accept_without_score', effects)).toBe(
    'Como manual · +10 puntos, 01:14\u00a0h. Le quedaría 1\u00a0reporte manual en el mes del vuelo.',
  );
  expect(effectWords('accept_without_score', { ...effects, apart: ['stage', 'month'] })).toBe(
    'Como manual · +10 puntos, 01:14\u00a0h. Son los del vuelo; aparte, el cierre del mes. Le quedaría 1\u00a0reporte manual en el mes del vuelo.',
  );
  const unseen = { ...effects, accept: { ...gain, coverage: 5.4 } };
  expect(effectWords('accept', unseen)).toBe('9,6 (juzgado el 5\u00a0%) · +20 puntos, 01:14\u00a0h');
  expect(effectWords('ask', effects)).toBe('14\u00a0días para contestar; puede seguir reservando.');
});

it.each([
  [0, 'No le quedaría ninguno en el mes del vuelo.'],
  [1, 'Le quedaría 1\u00a0reporte manual en el mes del vuelo.'],
  [2, 'Le quedarían 2\u00a0reportes manuales en el mes del vuelo.'],
])('says of %i reports by hand that they are left in the month of the flight', (manualLeft, words) => {
  const acceptWithoutScore = { ...effects.acceptWithoutScore, manualLeft };
  expect(effectWords('accept_without_score', { ...effects, acceptWithoutScore })).toBe(
    `Como manual · +10 puntos, 01:14\u00a0h. ${words}`,
  );
});

it('says when nothing is gained, why it is refused, and what is counted apart', () => {
  const nothing = { points: 0, minutes: 0 };
  const accept = (change: Partial<ReviewEffects['accept']>, apart: ReviewEffects['apart'] = []) =>
    effectWords('accept', { ...effects, accept: { ...gain, ...change }, apart });
  expect(accept({ ...nothing, outcome: 'below_minimum', score: 48 })).toBe(
    '4,8, bajo el mínimo · 0 puntos, 00:00\u00a0h',
  );
  expect(accept({ ...nothing, outcome: 'emergency' })).toBe('Emergencia: ni suma ni resta');
  expect(accept({}, ['stage', 'event'])).toBe(
    '9,6 · +20 puntos, 01:14\u00a0h. Son los del vuelo; aparte, la etapa o el evento.',
  );
  expect(accept({ ...nothing, refused: 'Ya está decidido.' })).toBe('Ya está decidido.');
});

it('says what rejecting, voiding and reopening take, and how long the pilot may appeal', () => {
  expect(effectWords('reject', effects)).toBe(
    'Ni puntos ni horas, y piloto y avión vuelven a donde estaban. 7\u00a0días para recurrir.',
  );
  expect(effectWords('void', effects)).toBe(
    'Cuando lo digan dos personas: −50 puntos, −01:14\u00a0h. 15\u00a0días para recurrir.',
  );
  expect(effectWords('reopen', { ...effects, apart: ['month', 'booking'] })).toBe(
    'Vuelve a la cola; hasta que se decida, −20 puntos, −01:14\u00a0h. Son los del vuelo; aparte, el cierre del mes o la reserva.',
  );
});

it('says what an appeal changes if it is upheld, and what stands if it is not', () => {
  const words = (act: 'uphold' | 'dismiss', change: Partial<ReviewEffects['accept']> = {}) =>
    effectWords(act, { ...effects, [act]: { ...effects[act], ...change } });
  expect(words('uphold')).toBe('10,0 · +5 puntos.');
  expect(words('uphold', { points: 20, minutes: 74 })).toBe('10,0 · +20 puntos, +01:14\u00a0h.');
  expect(words('uphold', { points: -20, minutes: -74, outcome: 'emergency' })).toBe(
    'Emergencia: −20 puntos, −01:14\u00a0h.',
  );
  expect(words('uphold', { points: 0 })).toBe('10,0 · los mismos puntos y horas.');
  expect(words('uphold', { refused: 'Un recurso no puede bajar la nota.' })).toMatch(/^Un recurso no/);
  expect(words('dismiss')).toBe('Todo queda como está, con 9,6. Le llega tu respuesta.');
  expect(words('dismiss', { outcome: null, score: null })).toMatch(/^Sigue rechazado, sin puntos/);
  expect(words('dismiss', { outcome: 'cheating', score: null })).toMatch(/^Sigue anulado por trampa\./);
});

it('speaks in words until the figures are there', () => {
  expect(effectWords('accept', undefined)).toMatch(/^Entra entre sus vuelos/);
  expect(effectWords('withdraw_void', effects)).toMatch(/^El informe sigue como estaba/);
});
