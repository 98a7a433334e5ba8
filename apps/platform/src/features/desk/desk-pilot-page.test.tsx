import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { DeskPilotPage } from './desk-pilot-page.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const session = {
  stage: 'open',
  csrfToken: 'token',
  methods: [],
  mustSetSecondFactor: false,
  pilot: { id: 'one', callsign: 'EVE002', name: null, capabilities: ['pilots.state', 'bookings.cancel-any'] },
};
const pilot = { callsign: 'EVE004', rank: 'Primer Oficial', base: 'LEMD', positions: [], status: 'active' };
const place = { timezone: null, lat: 0, lon: 0 };
const booking = {
  code: 'ABCD2345',
  state: 'reserved',
  number: 101,
  dep: { icao: 'LEMD', city: 'Madrid', ...place },
  arr: { icao: 'LEBL', city: 'Barcelona', ...place },
  std: '2026-11-22T10:00:00.000Z',
  tail: 'EC-LZD',
};

it('staff see what a pilot has booked, and cancel it with a reason', async () => {
  const posted: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace('/plataforma/api/v1', '');
    if (method === 'POST') {
      posted.push([path, JSON.parse(body ?? 'null')]);
      return Response.json({ ...booking, state: 'cancelled' });
    }
    if (path === '/session') return Response.json(session);
    if (path === '/pilots/EVE004/bookings') return Response.json(posted.length === 0 ? [booking] : []);
    return Response.json(pilot);
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <DeskPilotPage callsign="EVE004" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Anular la reserva de EVE 101, LEMD → LEBL' }),
  );
  await userEvent.type(screen.getByLabelText('Motivo'), 'Barcelona está cerrado.');
  await userEvent.click(screen.getByRole('button', { name: 'Anular la reserva' }));
  expect(await screen.findByText('No tiene nada reservado.')).toBeDefined();
  expect(posted).toEqual([['/bookings/ABCD2345/cancel-by-company', { reason: 'Barcelona está cerrado.' }]]);
  expect(toastStore.snapshot().at(-1)?.title).toBe('Reserva anulada');
});
