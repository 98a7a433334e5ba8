import { expect, it } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { outLeg } from './out-leg.ts';

const departure = {
  flightId: 'a',
  date: '2026-11-23',
  stage: null,
  tail: 'EC-AAA',
  freeTails: ['EC-AAA', 'EC-BBB'],
  events: [
    { id: 'other', name: 'Otro', own: false },
    { id: 'mine', name: 'Mío', own: true },
  ],
} as unknown as Departure;

it('orders a departure for the event that its pilot is on', () => {
  expect(outLeg(departure)).toEqual({ flightId: 'a', date: '2026-11-23', event: 'mine' });
});

it.each([
  ['of the type that the event counts', 'EC-BBB', 'mine'],
  ['of another type', 'EC-CCC', undefined],
])('orders it with a chosen tail %s', (_, tail, event) => {
  expect(outLeg(departure, tail)).toEqual({
    flightId: 'a',
    date: '2026-11-23',
    tail,
    ...(event && { event }),
  });
});
