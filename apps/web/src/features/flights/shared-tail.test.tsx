import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { FreeFlightForm } from './free-flight-form.tsx';

/** Whether each order that is sent shares a tail; the API says each time that somebody has it. */
function refuseEach() {
  const shared: boolean[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body = '' }: { method: string; body?: string }) => {
    if (method !== 'POST') return Response.json([]);
    shared.push(JSON.parse(body).acceptSharedTail);
    const taken = { code: 'matricula-ocupada', title: '', status: 409, detail: 'Lo tiene EVE009.' };
    return Response.json(taken, { status: 409 });
  });
  return shared;
}

it('shares the tail that the pilot was told about, and none that is chosen afterwards', async () => {
  const shared = refuseEach();
  const given = { flightId: 'a', date: '2026-11-23', bookingCode: null, refusals: [], events: [] };
  const departure = { ...given, freeTails: [] } as unknown as Departure;
  const page = (tail: string) => <ConfirmBooking departure={departure} tail={tail} />;
  const { rerender } = renderInApp(page('EC-AAA'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar reserva' }));
  expect(await screen.findByRole('button', { name: 'Compartir el avión y reservar' })).toBeDefined();
  rerender(page('EC-BBB'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar reserva' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compartir el avión y reservar' }));
  await waitFor(() => expect(shared).toEqual([false, false, true]));
});

it('asks again about a tail for a free flight to another place', async () => {
  const shared = refuseEach();
  renderInApp(<FreeFlightForm stage={null} />);
  await userEvent.type(screen.getByLabelText('Desde'), 'lemd');
  await userEvent.type(screen.getByLabelText('Hasta'), 'lebl');
  await userEvent.click(screen.getByRole('button', { name: 'Reservar este vuelo' }));
  expect(await screen.findByRole('button', { name: 'Compartir el avión y reservar' })).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Hasta'));
  await userEvent.type(screen.getByLabelText('Hasta'), 'lppt');
  await userEvent.click(screen.getByRole('button', { name: 'Reservar este vuelo' }));
  await waitFor(() => expect(shared).toEqual([false, false]));
});
