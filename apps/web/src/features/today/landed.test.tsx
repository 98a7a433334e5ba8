import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { reviewOf } from '#app/features/review/testing/review-of.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Landed } from './landed.tsx';
import { LastFlight } from './own-cards.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows both cards to a pilot whose last flight came on block at 11:10Z; at this hour, with so many bookings. */
function show(hour: string, { bookings = 0, change = {} as Partial<ReportDetail> } = {}) {
  vi.setSystemTime(Date.parse(hour));
  const report: ReportDetail = { ...reviewOf('WXYZ2345', false).report, state: 'accepted', ...change };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.origin);
    if (pathname.endsWith('/reports')) return Response.json({ items: [report], next: null });
    if (pathname.endsWith('/reports/WXYZ2345')) return Response.json(report);
    if (pathname.endsWith('/bookings'))
      return Response.json({ items: Array.from({ length: bookings }, () => ({})), next: null });
    return Response.json({ points: 862, pilot: null });
  });
  renderInApp(
    <>
      <Landed ReturnFlight={({ report: { dep } }) => <a href="/">La vuelta a {dep.city}</a>}>
        {(landed) => <p>Salidas{landed && ' debajo'}</p>}
      </Landed>
      <LastFlight />
    </>,
  );
}
const card = (name: string) => screen.queryByRole('region', { name });

it('shows the result of a flight that has just ended above the departures, with the way back, and once', async () => {
  show('2026-11-20T12:00:00Z');
  const landed = within(await screen.findByRole('region', { name: /^Has llegado a Barcelona/ }));
  expect(landed.getByRole('link', { name: 'La vuelta a Madrid' })).toBeDefined();
  expect(landed.getByRole('link', { name: 'Ver informe' }).getAttribute('href')).toBe(
    '/plataforma/informes/WXYZ2345',
  );
  expect(landed.getByText('Aceptado')).toBeDefined();
  expect(card('Último vuelo')).toBeNull();
  expect(screen.getByText('Salidas debajo')).toBeDefined();
});

it.each([
  ['long ago', '2026-11-21T12:00:00Z', {}],
  ['with another booked', '2026-11-20T12:00:00Z', { bookings: 1 }],
  ['and not sent', '2026-11-20T12:00:00Z', { change: { state: 'draft' as const } }],
])('leaves a flight that ended %s among the other cards', async (_, hour, given) => {
  show(hour, given);
  expect(await screen.findByRole('region', { name: /^Último vuelo/ })).toBeDefined();
  expect(screen.getByText('Salidas')).toBeDefined();
  expect(card('Has llegado a Barcelona')).toBeNull();
});
