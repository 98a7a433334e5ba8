import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { FreeFlightForm } from './free-flight-form.tsx';
import { FlightPage } from './flight-page.tsx';

const AWAY = {
  type: '/plataforma/api/errores/sin-base-de-datos',
  code: 'sin-base-de-datos',
  title: 'Sin base de datos',
  status: 503,
  detail: 'La base de datos no responde.',
  instance: '',
};
const booked = {
  code: 'ABCD2345',
  number: 101,
  dep: { city: 'Madrid' },
  arr: { city: 'Barcelona' },
  std: '2026-11-23T08:30:00Z',
};

/** What the server answers to each booking that is sent, in order; undefined for no answer at all. */
function answerBookings(...answers: (Response | undefined)[]) {
  const sent: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body = '', headers }: RequestInit & { body?: string }) => {
      if (method !== 'POST') return Response.json([]);
      sent.push({ body: JSON.parse(body), key: new Headers(headers).get('Idempotency-Key') });
      const answer = answers[sent.length - 1];
      if (!answer) throw new TypeError(`no answer from ${path}`);
      return answer;
    },
  );
  return sent;
}

it.each([
  ['the database is away', () => Response.json(AWAY, { status: 503 }), 'La base de datos no responde.'],
  ['the server is away', () => undefined, 'La plataforma no responde.'],
])(
  'PL-81: when %s, the page that books says so, keeps what was typed, and books once by the same button',
  async (_, away, said) => {
    const sent = answerBookings(away(), away(), Response.json({ bookings: [booked] }, { status: 201 }));
    const departure = {
      flightId: 'a',
      date: '2026-11-23',
      bookingCode: null,
      refusals: [],
      events: [],
      freeTails: [],
    };
    renderInApp(<ConfirmBooking departure={departure as unknown as Departure} tail="EC-AAA" />);
    await userEvent.type(screen.getByLabelText('Segundo piloto'), 'eve004');
    for (const tries of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Confirmar reserva' }));
      await waitFor(() => expect(sent).toHaveLength(tries));
      expect((await screen.findByRole('alert')).textContent).toContain(said);
      expect(screen.getByLabelText<HTMLInputElement>('Segundo piloto').value).toBe('EVE004');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar reserva' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
    expect(sent[2]?.body).toMatchObject({ legs: [{ tail: 'EC-AAA' }], secondPilot: 'EVE004' });
    // One act under one key: had the first one arrived after all, this one would change nothing.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

it('PL-81: a free flight stays as it was typed while the database is away', async () => {
  const sent = answerBookings(Response.json(AWAY, { status: 503 }), undefined);
  renderInApp(<FreeFlightForm stage={null} />);
  await userEvent.type(screen.getByLabelText('Desde'), 'lemd');
  await userEvent.type(screen.getByLabelText('Hasta'), 'lebl');
  for (const said of ['La base de datos no responde.', 'La plataforma no responde.']) {
    await userEvent.click(screen.getByRole('button', { name: 'Reservar este vuelo' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(said));
    expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('LEMD');
    expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('LEBL');
  }
  expect(sent[0]).toEqual(sent[1]);
});

it('PL-81: the page of a flight says that it could not be loaded, and loads it by its button', async () => {
  let away = true;
  vi.stubGlobal('fetch', async () =>
    away
      ? Response.json(AWAY, { status: 503 })
      : Response.json({ ...AWAY, code: 'no-encontrado', detail: 'No existe.' }, { status: 404 }),
  );
  // What is tried again by itself would only make this wait.
  const impatient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInApp(
    <QueryClientProvider client={impatient}>
      <FlightPage number="101" date="2026-11-23" />
    </QueryClientProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByText('La base de datos no responde.')).toBeDefined();
  away = false;
  await userEvent.click(retry);
  expect(await screen.findByText('No existe.')).toBeDefined();
});
