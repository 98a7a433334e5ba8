import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { OwnActs } from './own-acts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FLYING = {
  code: 'ABCD2345',
  source: 'acars',
  state: 'in_progress',
  reason: null,
  askedAt: null,
  appealUntil: null,
  withdrawUntil: null,
  secondPilot: null,
  holder: null,
  appeal: null,
  diversion: false,
} as unknown as ReportDetail;

/** What the page asked of the API, each request as one line. */
let asked: string[];

/** Shows what can be done about a report; the API answers with the given status. */
function show(change: Partial<ReportDetail> = {}, problem?: object) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { method, body = '' }: { method: string; body?: string }) => {
    asked.push(`${method} ${url.replace('/plataforma/api/v1', '')} ${body}`.trim());
    return problem ? Response.json(problem, { status: 409 }) : Response.json({});
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OwnActs report={{ ...FLYING, ...change }} marks={[]} rules={[]} onRules={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['is still recorded', 'Vuelo en curso', {}],
  ['was interrupted', 'Vuelo interrumpido', { state: 'draft', reason: 'interrupted' }],
  ['was taken back', 'Informe sin enviar', { state: 'draft' }],
] as const)('sends a flight that %s as it is', async (_, heading, change) => {
  show(change);
  expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  await press('Enviar como está');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/submit {"asIs":true}']));
});

it('sends a typed flight again that was taken back', async () => {
  show({ source: 'manual', state: 'draft' });
  await press('Enviar otra vez');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/submit {"asIs":true}']));
});

it.each(['acars', 'manual'] as const)('takes a report back in time that was sent by %s', async (source) => {
  show({ source, state: 'in_review', withdrawUntil: new Date(Date.now() + 60_000).toISOString() });
  await press('Retirar el informe');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/withdraw']));
});

it('discards a flight when asked twice, because nothing brings it back', async () => {
  show({ state: 'draft', reason: 'interrupted' });
  await press('Descartar');
  expect(screen.getByText(/no se puede deshacer/)).toBeDefined();
  expect(asked).toEqual([]);
  await press('Descartar el vuelo');
  await waitFor(() => expect(asked).toEqual(['POST /reports/ABCD2345/discard {}']));
});

it('says why a flight cannot be sent', async () => {
  const detail = 'Faltan horas del vuelo: fuera calzos, despegue, toma y en calzos.';
  show({}, { code: 'faltan-horas', title: 'Faltan horas', status: 409, detail });
  await press('Enviar como está');
  expect(await screen.findByText(detail)).toBeDefined();
});

it.each(['accepted', 'voided'] as const)('offers neither for a report that is %s', (state) => {
  show({ state });
  expect(screen.queryByRole('button', { name: 'Enviar como está' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const DIVERTED = {
  state: 'accepted',
  diversion: true,
  arr: place('LEVC', 'Valencia'),
  arrPlanned: place('LEMD', 'Madrid'),
} as const;

it('leads from a diversion to the flight that goes on to where it was meant to end', () => {
  show({ ...DIVERTED, onBlock: new Date().toISOString() });
  const link = screen.getByRole('link', { name: 'Reservar el vuelo de continuación' });
  expect(link.getAttribute('href')).toMatch(/^\/vuelos\/libre\?.*LEVC.*LEMD/);
});

it('does not offer to go on from where nobody waits any more', () => {
  show({ ...DIVERTED, onBlock: '2026-01-01T10:00:00Z' });
  expect(screen.queryByRole('link', { name: 'Reservar el vuelo de continuación' })).toBeNull();
});
