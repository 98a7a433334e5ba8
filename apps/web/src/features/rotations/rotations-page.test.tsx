import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { RotationsPage } from './rotations-page.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 40, lon: -3 });
const [madrid, palma] = [place('LEMD', 'Madrid'), place('LEPA', 'Palma')];
const flight = (number: number, hour: number, out = true) => ({
  flightId: `0190b8a4-0000-7000-8000-00000000${1000 + number}`,
  number,
  date: '2026-11-29',
  dep: out ? madrid : palma,
  arr: out ? palma : madrid,
  std: new Date(Date.UTC(2026, 10, 29, hour)).toISOString(),
  sta: new Date(Date.UTC(2026, 10, 29, hour, 80)).toISOString(),
  blockMin: 80,
});
const legs = [flight(103, 17), flight(104, 19, false), flight(105, 21), flight(106, 23, false)];
const day = (count: number, tail = 'EC-LZD') => ({
  tail,
  typeId: 'a320',
  model: 'Airbus A320-200',
  icaoType: 'A320',
  legs: legs.slice(0, count),
  blockMin: count * 80,
  points: count * 10,
  likes: [],
});

function show(items: object[], most = 6) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body: string }) => {
    const path = new URL(url, location.origin).pathname.replace('/plataforma/api/v1', '');
    if (init?.method === 'POST') {
      sent.push(JSON.parse(init.body));
      const detail = 'Se cruza con tu reserva EVE 101, de 17:30Z a 18:40Z.';
      return Response.json(
        { code: 'dia-de-avion', title: 'No es un día de avión', status: 409, detail },
        { status: 409 },
      );
    }
    return Response.json(path === '/rotations' ? { most, place: madrid, items } : []);
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <RotationsPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return sent;
}

it('shows each aircraft with as many flights as are chosen, and books just those', async () => {
  const sent = show([day(2), day(4), day(2, 'EC-MXY')]);
  const card = await screen.findByRole('region', { name: 'EC-LZD' });
  expect(card.textContent).toMatch(
    /4\setapas desde el dom 29 a las 17:00Z hasta las 00:20Z del día siguiente/,
  );
  expect(card.textContent).toMatch(/05:20\sh de vuelo\. Vale 40\spuntos o más\./);
  fireEvent.click(within(card).getByRole('button', { name: '2 etapas' }));
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^17:00ZLEMD\s→\sLEPA PalmaEVE 103$/),
    expect.stringMatching(/^19:00ZLEPA\s→\sLEMD MadridEVE 104$/),
  ]);
  fireEvent.click(within(card).getByRole('button', { name: /^Reservar las 2\setapas de EC-LZD$/ }));
  expect(await within(card).findByText(/Se cruza con tu reserva EVE 101/)).toBeDefined();
  expect(sent).toEqual([
    { tail: 'EC-LZD', legs: legs.slice(0, 2).map(({ flightId, date }) => ({ flightId, date })) },
  ]);
  // One of one length has nothing to choose.
  const single = screen.getByRole('region', { name: 'EC-MXY' });
  expect(within(single).queryByRole('group')).toBeNull();
});

it('says why there is none', async () => {
  show([]);
  expect(await screen.findByText(/^En Madrid \(LEMD\) no hay ahora un avión libre/)).toBeDefined();
  queryClient.clear();
  show([], 0);
  expect(await screen.findByText(/^La compañía no los ofrece\./)).toBeDefined();
});
