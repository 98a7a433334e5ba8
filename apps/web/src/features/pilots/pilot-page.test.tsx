import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PilotPage } from './pilot-page.tsx';

const PILOT = {
  callsign: 'EVE017',
  rank: 'Comandante',
  base: 'LEMD',
  positions: [],
  joinedAt: null,
  totals: { flights: 1, minutes: 70, points: 10, meanScore: null, lastFlightAt: null },
  badges: [],
};
const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 0, lon: 0 });
const FLIGHT = {
  flightNumber: 101,
  dep: place('LEMD', 'Madrid'),
  arr: place('LEBL', 'Barcelona'),
  icaoType: 'A320',
  registration: 'EC-EVE',
  offBlock: '2026-11-20T10:00:00.000Z',
  blockMin: 70,
  distanceNm: 261.4,
  score: 84,
};

function open(pilot: object) {
  const fetch = vi.fn(async (address: string) =>
    Response.json(address.includes('/shared-reports') ? { items: [FLIGHT] } : { ...PILOT, ...pilot }),
  );
  vi.stubGlobal('fetch', fetch);
  renderInApp(<PilotPage callsign="EVE017" />);
  return fetch;
}

it('shows the accepted flights of a pilot who shares them, in summary', async () => {
  open({ sharesReports: true });
  const flights = await screen.findByRole('region', { name: 'Vuelos aceptados' });
  const row = await within(flights).findByRole('listitem');
  for (const fact of ['Madrid → Barcelona', 'vuelo 101', 'A320', 'EC-EVE', '1:10', '261', 'nota\u00a08,4'])
    expect(row.textContent).toContain(fact);
});

it('asks for no flights of a pilot who does not share them', async () => {
  const fetch = open({});
  await screen.findByText('Sin nombre público');
  expect(screen.queryByText('Vuelos aceptados')).toBeNull();
  expect(fetch.mock.calls.filter(([address]) => address.includes('reports'))).toEqual([]);
});
