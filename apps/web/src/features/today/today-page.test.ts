import { expect, it } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { headline } from './today-page.tsx';

const booking = (state: Booking['state']) =>
  ({
    state,
    std: new Date().toISOString(),
    tail: 'EC-AAA',
    tailPlace: null,
    dep: { icao: 'LEMD', city: 'Madrid' },
    arr: { icao: 'LEBL', city: 'Barcelona' },
  }) as unknown as Booking;

it('says when the next flight leaves', () => {
  expect(headline([booking('reserved')], 'Alfa').title).toBe('Hoy sales a Barcelona');
});

it('says of a flight in the air that it is, not that it will leave', () => {
  const { title, lead } = headline([booking('flying')], 'Alfa');
  expect(title).toBe('En vuelo a Barcelona');
  expect(lead).not.toContain('sale');
});
