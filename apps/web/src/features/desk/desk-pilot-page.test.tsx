import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskPilotPage } from './desk-pilot-page.tsx';

const session = {
  stage: 'open',
  csrfToken: 'token',
  methods: [],
  mustSetSecondFactor: false,
  pilot: { id: 'one', callsign: 'EVE002', name: null, capabilities: ['pilots.state', 'bookings.cancel-any'] },
};
const pilot = {
  callsign: 'EVE004',
  rank: 'Primer Oficial',
  base: 'LEMD',
  positions: [],
  status: 'active',
  totals: { points: 862, minutes: 10_300, flights: 91, meanScore: 86 },
};
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
    if (path.startsWith('/sanctions')) return Response.json({ items: [] });
    if (path.startsWith('/bookings?callsign=EVE004'))
      return Response.json({ items: posted.length === 0 ? [booking] : [] });
    return Response.json(pilot);
  });
  renderInApp(<DeskPilotPage callsign="EVE004" />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Anular la reserva de EVE 101, LEMD → LEBL' }),
  );
  await userEvent.type(screen.getByLabelText('Motivo'), 'Barcelona está cerrado.');
  await userEvent.click(screen.getByRole('button', { name: 'Anular la reserva' }));
  expect(await screen.findByText('No tiene nada reservado.')).toBeDefined();
  expect(posted).toEqual([['/bookings/ABCD2345/cancel-by-company', { reason: 'Barcelona está cerrado.' }]]);
  expect(toastStore.snapshot().at(-1)?.title).toBe('Reserva anulada');
});

const sanction = {
  id: '01a21475-0000-7000-8000-000000000000',
  callsign: 'EVE004',
  kind: 'suspension',
  facts: 'Insultó en el canal.',
  heard: 'Pide disculpas.',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  appealUntil: '2026-12-05T10:00:00.000Z',
  liftedAt: null,
  decidedBy: 'EVE001',
  running: true,
};
const flight = {
  code: 'FMT5J324',
  state: 'accepted',
  reason: null,
  outcome: 'valid',
  source: 'acars',
  dep: booking.dep,
  arr: booking.arr,
  arrPlanned: booking.arr,
  offBlock: '2026-11-18T09:31:00.000Z',
  startedAt: '2026-11-18T09:28:00.000Z',
  blockMin: 65,
  score: 84,
  coverage: 97,
  points: 20,
};

it.each([true, false])(
  'staff see balance, sanctions in force and past, and with the right to read reports (%s) the flights',
  async (mayRead) => {
    const capabilities = ['pilots.state', ...(mayRead ? ['reports.read'] : [])];
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      const path = url.replace('/plataforma/api/v1', '');
      asked.push(path);
      if (path === '/session')
        return Response.json({ ...session, pilot: { ...session.pilot, capabilities } });
      if (path.startsWith('/sanctions')) {
        const past = { ...sanction, id: 'past', kind: 'warning', endsAt: null, running: false };
        return Response.json({ items: [sanction, past] });
      }
      if (path.startsWith('/pilots/EVE004/reports')) return Response.json({ items: [flight] });
      return Response.json(pilot);
    });
    renderInApp(<DeskPilotPage callsign="EVE004" />);
    const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
    expect([await fact('Puntos'), await fact('Horas')]).toEqual(['862', '171:40']);
    const inForce = (await screen.findByText('Suspensión')).closest('li');
    expect(inForce?.textContent).toMatch(
      /Desde el 20 nov 2026 hasta el 4 dic 2026.*Insultó en el canal\..*en vigor/,
    );
    expect(screen.getByText('Apercibimiento').closest('li')?.textContent).toContain('pasada');
    if (mayRead) {
      const flown = (await screen.findByRole('link', { name: 'LEMD → LEBL' })).closest('li');
      expect(flown?.textContent).toContain(
        '01:05\u00a0h\u00a0· nota\u00a08,4\u00a0· +20\u00a0puntosAceptado y válido',
      );
    }
    expect(asked.some((path) => path.includes('/reports'))).toBe(mayRead);
  },
);
