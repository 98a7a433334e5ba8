import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { NextFlight } from './next-flight.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const departure = (number: number, arr: ReturnType<typeof place>) => ({
  number,
  date: '2026-11-23',
  dep: place('LEMD', 'Madrid'),
  arr,
  std: '2026-11-23T08:30:00Z',
  refusals: [],
});

/** Shows the card to a pilot without bookings; the API answers with these departures from here and from anywhere. */
function show(answers: { here: unknown[]; anywhere: unknown[] }) {
  answer(({ pathname, searchParams }) =>
    pathname.endsWith('/bookings') ? [] : searchParams.get('here') ? answers.here : answers.anywhere,
  );
}

/** Shows the card; the API answers every address with the given data, as a list where they are one. */
function answer(answerTo: (address: URL) => unknown) {
  vi.stubGlobal('fetch', async (address: string) => {
    const body = answerTo(new URL(address, location.origin));
    return Response.json(Array.isArray(body) ? { items: body, next: null } : body);
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <NextFlight />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('proposes departures from where the pilot is, one to each place', async () => {
  const [barcelona, lisboa] = [place('LEBL', 'Barcelona'), place('LPPT', 'Lisboa')];
  const here = [departure(101, barcelona), departure(103, barcelona), departure(211, lisboa)];
  show({ here, anywhere: [] });
  expect(await screen.findByText('Estas salidas se pueden reservar ya.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('proposes departures from elsewhere when none leaves soon from where the pilot is, and says so', async () => {
  show({ here: [], anywhere: [departure(101, place('LEBL', 'Barcelona'))] });
  expect(await screen.findByText(/^Desde donde estás no sale nada/)).toBeDefined();
  const link = screen.getByRole('link', { name: /Barcelona.*desde Madrid/ });
  expect(link.getAttribute('href')).toContain('salida=todas');
});

it('says that nothing can be booked soon rather than promise departures that are not there', async () => {
  show({ here: [], anywhere: [] });
  expect(await screen.findByText(/no sale nada que puedas reservar/)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

/** A booking 95 minutes before its departure. */
function bookedFlight() {
  const [madrid, dublin] = [
    place('LEMD', 'Madrid'),
    { ...place('EIDW', 'Dublín'), timezone: 'Europe/Dublin' },
  ];
  const now = Date.parse('2026-11-22T10:20:00Z');
  vi.setSystemTime(now);
  const instant = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const std = instant(95);
  const dispatch = { provider: 'Despacho', url: 'https://despacho.example/?orig=LEMD&dest=EIDW&fltnum=641' };
  const booking = {
    code: 'ABCD2345',
    state: 'reserved',
    reason: null,
    changed: null,
    secondPilot: null,
    stage: null,
    number: 641,
    dep: madrid,
    arr: dublin,
    std,
    sta: instant(245),
    graceUntil: instant(155),
    rulesVersion: null,
    createdAt: instant(-60),
    blockMin: 150,
    distanceNm: 782,
    worth: { least: 20, most: 30, sure: [] },
    tail: 'EC-AAA',
    model: 'A320-200',
    icaoType: 'A320',
    sharedTail: false,
    abandonedPoints: -5,
    tailPlace: { icao: 'LEMD', since: null },
    dispatch,
    event: null,
    report: null,
    chain: [],
    version: 1,
  };
  return booking;
}

it('shows the next booking as a boarding pass: its count, the weather of both ends, and what prepares and records it', async () => {
  const booking = bookedFlight();
  const { std, dispatch } = booking;
  answer(({ pathname }) => {
    const icao = /airports\/(\w+)\/weather$/.exec(pathname)?.[1];
    return icao ? { metar: `${icao} 221000Z 24008KT 9999 FEW030 12/06 Q1018`, at: null } : [booking];
  });
  const pass = await screen.findByRole('region', { name: /641$/ });
  expect(within(pass).getByText('Sale en').parentElement?.textContent).toMatch(/^Sale en1\sh 35\smin$/);
  expect(within(pass).getByText(/^Empiézalo o anúlalo antes del .* resta 5 puntos\.$/)).toBeDefined();
  for (const icao of ['LEMD', 'EIDW'])
    expect(await within(pass).findByText(new RegExp(`^${icao} 221000Z 24008KT`))).toBeDefined();
  const href = (name: RegExp) => within(pass).getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href(/^Preparar en Despacho/)).toBe(dispatch.url);
  const briefing = new URL(href(/^Briefing del vuelo/), location.origin);
  expect(briefing.pathname).toMatch(/\/operaciones\/plan$/);
  expect(Object.fromEntries(briefing.searchParams)).toEqual({
    vuelo: '641',
    salida: 'lemd',
    llegada: 'eidw',
    avion: 'A320-200',
    matricula: 'ec-aaa',
    sobt: `${std.slice(0, 16)}Z`,
    sibt: `${booking.sta.slice(0, 16)}Z`,
  });
  expect(within(pass).getByText('Cómo se graba el vuelo')).toBeDefined();
});

it('says one point of a booking in the singular', async () => {
  const worth = { least: 0, most: 1, sure: [] };
  answer(({ pathname }) =>
    pathname.endsWith('/weather')
      ? { metar: null, at: null }
      : [{ ...bookedFlight(), worth, abandonedPoints: -1 }],
  );
  const pass = await screen.findByRole('region', { name: /641$/ });
  expect(within(pass).getByText('0 a 1 punto')).toBeDefined();
  expect(within(pass).getByText(/ resta 1 punto\.$/)).toBeDefined();
});

it('leads from a flight in the air to the map and to its report, and offers no more to change or cancel it', async () => {
  const flying = { ...bookedFlight(), state: 'flying', report: 'WXYZ2345' };
  answer(() => [flying]);
  const pass = await screen.findByRole('region', { name: /641$/ });
  expect(within(pass).getByRole('link', { name: 'Verlo en el mapa' }).getAttribute('href')).toBe('/mapa');
  expect(within(pass).getByRole('link', { name: 'Enviarlo o descartarlo' }).getAttribute('href')).toBe(
    '/informes/WXYZ2345',
  );
  expect(within(pass).queryByRole('button')).toBeNull();
});
