import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const ends = { dep: { icao: 'LEMD', city: 'Madrid' }, arr: { icao: 'LEBL', city: 'Barcelona' } };
const LINE = {
  ...ends,
  code: 'ABCD2345',
  flightId: 'one',
  number: 103,
  kind: 'line',
  stage: null,
  event: null,
  rotation: null,
};
const FREE = { ...LINE, flightId: null, number: null, kind: 'free' };
const stage = { tour: 'norte', name: 'Vuelta al norte', n: 1, of: 9 };

afterEach(() => vi.unstubAllGlobals());

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

it('gives up a day of an aircraft in one press, and says what cancelling one flight of it leaves', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address, location.origin).pathname}`);
    return Response.json({});
  });
  const closed = vi.fn<() => void>();
  const booking = { ...LINE, rotation: { n: 1, of: 4 } } as unknown as Booking;
  renderInApp(<CancelDialog booking={booking} open onClose={closed} />);
  expect(screen.getByRole('dialog').textContent).toContain('Es la etapa 1 de 4 de un día de avión.');
  await userEvent.click(screen.getByRole('button', { name: 'Anular el día entero' }));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(asked).toContain('POST /plataforma/api/v1/bookings/ABCD2345/cancel-rest-of-day');
});

it('offers what follows of the day where a flight of it has been flown, and nothing more at the last', () => {
  const at = (n: number) => ({ ...LINE, rotation: { n, of: 4 } }) as unknown as Booking;
  const { rerender } = renderInApp(<CancelDialog booking={at(2)} open onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Anular ésta y las que siguen' })).toBeTruthy();
  rerender(<CancelDialog booking={at(4)} open onClose={() => undefined} />);
  expect(screen.getAllByRole('button', { name: /^Anular/ })).toHaveLength(1);
});
