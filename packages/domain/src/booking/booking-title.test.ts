import { expect, it } from 'vitest';
import { bookingTitle, flightPurpose } from './booking-title.ts';

const stage = { name: 'Vuelta al norte', n: 1, of: 9 };
const event = { name: 'Noche de Palma' };

it.each([
  ['by its number', { number: 103, kind: 'line' }, 'ABC 103', null],
  [
    'by its number, a stage too',
    { number: 103, kind: 'line', stage },
    'ABC 103',
    'Vuelta al norte · etapa 1 de 9',
  ],
  [
    'a stage',
    { number: null, kind: 'tour', stage },
    'Vuelta al norte · etapa 1 de 9',
    'Vuelta al norte · etapa 1 de 9',
  ],
  [
    'a stage of a tour that lost one',
    { number: null, stage: { ...stage, n: 9, of: 8 } },
    'Vuelta al norte · etapa 9',
    'Vuelta al norte · etapa 9',
  ],
  [
    'a stage of a tour that is gone',
    { number: null, stage: { name: 'norte', n: 2 } },
    'norte · etapa 2',
    'norte · etapa 2',
  ],
  ['an event', { number: null, kind: 'event', event }, 'Noche de Palma', 'Noche de Palma'],
  [
    'a continuation',
    { number: null, kind: 'continuation', to: 'Madrid' },
    'Continuación a Madrid',
    'Continuación a Madrid',
  ],
  ['a ferry', { number: null, kind: 'positioning', to: 'Madrid' }, 'Ferry a Madrid', 'Ferry a Madrid'],
  ['a ferry to who knows where', { number: null, kind: 'positioning' }, 'Ferry', 'Ferry'],
  ['training', { number: null, kind: 'training' }, 'Vuelo de entrenamiento', 'Vuelo de entrenamiento'],
  ['a free flight', { number: null, kind: 'free', stage: null, event: null }, 'Vuelo libre', null],
  ['what nobody knows more of', { number: null }, 'Vuelo libre', null],
] as const)('names %s', (_, flight, title, purpose) => {
  expect([bookingTitle(flight, 'ABC'), flightPurpose(flight)]).toEqual([title, purpose]);
});

it('gives a bare number where the airline is not known', () => {
  expect(bookingTitle({ number: 103 }, undefined)).toBe('103');
});
