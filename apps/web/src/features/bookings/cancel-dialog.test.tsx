import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const ends = { dep: { icao: 'LEMD', city: 'Madrid' }, arr: { icao: 'LEBL', city: 'Barcelona' } };
const LINE = { ...ends, flightId: 'one', number: 103, kind: 'line', stage: null, event: null };
const FREE = { ...LINE, flightId: null, number: null, kind: 'free' };
const stage = { tour: 'norte', name: 'Vuelta al norte', n: 1, of: 9 };

it.each([
  [LINE, / 103$/, 'El vuelo de Madrid a Barcelona queda libre para otros.'],
  [
    { ...FREE, kind: 'tour', stage },
    /^Anular Vuelta al norte · etapa 1 de 9$/,
    'La etapa, de Madrid a Barcelona, sigue pendiente',
  ],
  [{ ...LINE, stage }, / 103$/, 'La etapa, de Madrid a Barcelona, sigue pendiente'],
  [
    { ...FREE, kind: 'event', event: { id: 'e', name: 'Noche de Palma' } },
    /^Anular Noche de Palma$/,
    'Dejas de volar de Madrid a Barcelona en Noche de Palma.',
  ],
  [{ ...FREE, kind: 'continuation' }, /^Anular Continuación a Barcelona$/, 'no queda para nadie'],
  [FREE, /^Anular Vuelo libre$/, 'no queda para nadie'],
])('calls what is cancelled what it is, and says who loses it: %#', (booking, title, words) => {
  renderInApp(<CancelDialog booking={booking as unknown as Booking} open onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: title }).textContent).toContain(words);
});
