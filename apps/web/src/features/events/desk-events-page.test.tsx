import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventSummary } from '@va/contract/tours-and-events/events.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskEventsPage } from './desk-events-page.tsx';

const event: EventSummary = {
  id: '0190b8a4-0000-7000-8000-000000000000',
  name: 'Noche de Dublín',
  body: 'Texto.',
  startsAt: '2099-12-05T18:00:00.000Z',
  endsAt: '2099-12-05T21:00:00.000Z',
  advertiseFrom: '2026-11-20T10:00:00.000Z',
  airports: [{ icao: 'EIDW', city: 'Dublín', timezone: 'UTC', lat: 0, lon: 0 }],
  countsOn: 'both',
  types: [],
  networks: [],
  ranks: [],
  points: 20,
  signup: true,
  capacity: 12,
  slotMinutes: null,
  isPublic: false,
  cancelled: null,
  signedUp: 0,
  tookPart: 0,
  placesLeft: 12,
  own: null,
  version: 1,
};
const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';

/** Opens the form of the event and types another name; the first try finds it as a colleague `has` left it. */
async function changed(has: Partial<EventSummary>) {
  const sent: unknown[] = [];
  let now = event;
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: Sent) => {
    if (method === 'GET') return Response.json(url.endsWith('/events') ? [now] : []);
    if (method === 'POST') {
      now = { ...now, cancelled: null, version: now.version + 1 };
      return new Response(null, { status: 204 });
    }
    const { name, capacity } = JSON.parse(body ?? '');
    sent.push([headers['If-Match'], name, capacity]);
    if (sent.length > 1) return Response.json(now);
    now = { ...event, ...has, version: 2 };
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  renderInApp(<DeskEventsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar Noche de Dublín' }));
  write(screen.getByLabelText('Nombre'), 'Noche de Dublín y Cork');
  write(screen.getByLabelText('Motivo'), 'Lo piden los pilotos.');
  fireEvent.click(save());
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Noche de Dublín y Cork');
  return sent;
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar el evento' });

it('changes an event on a second try after a colleague changed it: what stands now is shown beside what was typed', async () => {
  const sent = await changed({ name: 'Noche de Irlanda', capacity: 20 });
  expect((await screen.findByText('Nombre, ahora')).nextSibling?.textContent).toBe('Noche de Irlanda');
  expect(screen.getByLabelText(/^Plazas/)).toHaveProperty('value', '20');
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
  expect(sent).toEqual([
    ['"v1"', 'Noche de Dublín y Cork', 12],
    ['"v2"', 'Noche de Dublín y Cork', 20],
  ]);
});

it('keeps what was typed of an event that a colleague cancelled, until it is held after all', async () => {
  const sent = await changed({ cancelled: { at: '2026-11-22T10:00:00.000Z', reason: 'No hay control.' } });
  expect(screen.getByText(/^Se ha cancelado mientras lo cambiabas/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar el evento' }));
  const asked = within(screen.getByRole('dialog', { name: 'Recuperar Noche de Dublín' }));
  write(asked.getByLabelText('Motivo'), 'Ya hay control.');
  fireEvent.click(asked.getByRole('button', { name: 'Recuperar el evento' }));
  await waitFor(() => expect(screen.queryByText(/^Se ha cancelado/)).toBeNull());
  fireEvent.click(save());
  await waitFor(() => expect(screen.queryByLabelText('Nombre')).toBeNull());
  expect(sent[1]).toEqual(['"v3"', 'Noche de Dublín y Cork', 12]);
});

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}
