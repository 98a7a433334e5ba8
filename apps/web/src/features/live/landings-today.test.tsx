import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Landing } from '@va/contract/flights/live.ts';
import { airline } from '#app/config/airline.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LandingsToday } from './landings-today.tsx';

const PLACES = new Map(
  [
    { icao: 'LEMD', name: 'Madrid', lat: 40.5, lon: -3.6 },
    { icao: 'LPPT', name: 'Lisboa', lat: 38.8, lon: -9.1 },
  ].map((place) => [place.icao, place]),
);
const landing: Landing = {
  at: '2026-11-24T14:22:31.000Z',
  callsign: 'EVE004',
  number: 503,
  depIcao: 'LEMD',
  arrIcao: 'LPPT',
  icaoType: 'A320',
  registration: 'EC-LZD',
};

function show(landings: Landing[]) {
  vi.stubGlobal('fetch', async () => Response.json({ landings }));
  renderInApp(<LandingsToday places={PLACES} />);
}

it('says of each landing of today when, who, from where to where and in what', async () => {
  show([
    landing,
    { ...landing, at: '2026-11-24T09:05:00.000Z', callsign: 'EVE···', number: null, registration: null },
  ]);
  const list = within(await screen.findByRole('region', { name: 'Últimos aterrizajes de hoy' }));
  const strips = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(strips).toHaveLength(2);
  for (const words of [
    `${airline.icaoCode} 503`,
    'EVE004',
    'de Madrid a Lisboa',
    'LEMD → LPPT',
    'A320 EC-LZD',
    '14:22Z',
  ])
    expect(strips[0]).toContain(words);
  for (const words of ['EVE···', '09:05Z', 'A320']) expect(strips[1]).toContain(words);
});

it('says that nobody has landed today', async () => {
  show([]);
  expect(await screen.findByText('Hoy todavía no ha aterrizado nadie (día UTC).')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
