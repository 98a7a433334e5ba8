// @vitest-environment happy-dom
/** A flight goes along from page to page: drawn by the pages' own routes on the project's content. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flightQuery } from '@va/domain/flights/flight-in-hand.ts';
import { flightLine } from '@va/domain/flights/flight-facts.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { focusAirports } from '#app/content/focus-airports.ts';
import { aircraft } from '#app/content/fleet.ts';
import { callsignOf, flightBetween } from '#app/content/network.ts';
import { routes } from '#app/content/routes.ts';
import { tours } from '#app/content/tours.ts';
import * as aircraftRoute from '#app/routes/aircraft.tsx';
import * as airportRoute from '#app/routes/airport.tsx';
import * as bookingRoute from '#app/routes/booking.tsx';
import * as briefingRoute from '#app/routes/flight-plan.tsx';
import * as focusRoute from '#app/routes/focus-airports.tsx';
import * as ideasRoute from '#app/routes/flight-ideas.tsx';
import * as tourRoute from '#app/routes/tour.tsx';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';

// It shares no document with other files, and with those what clears it.
afterEach(cleanup);

// Frames load other pages; here their address is enough.
vi.mock('#app/components/frames/embed-frame.tsx', () => ({
  EmbedFrame: ({ frame, url = frame.url }: { frame: Frame; url?: string }) => (
    <p data-testid={frame.id}>{url}</p>
  ),
}));

const noted = routes.find(({ note, flights }) => note && flights);
if (!noted?.flights) throw new Error('no route with a note and numbers');
const [from, to] = noted.between;
const flight = flightBetween(from, to);
if (!flight) throw new Error(`no flight ${from}–${to}`);
const line = flightLine({ ...flight.inHand, callsign: flight.callsign, blockTime: flight.blockTime });

function show(path: string, address: string, { Component }: { Component: ComponentType }) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const router = createMemoryRouter([{ path, element: <Component /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const linkOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the bookings page', () => {
  const book = (query: string) =>
    show(routePatterns.booking, `${routePatterns.booking}${query}`, bookingRoute);

  it('shows the flight, prepares it, and takes it on to the briefing', () => {
    book(`?${flightQuery({ from, to })}`);
    expect(screen.getByText('Vas a reservar:').parentElement?.textContent).toBe(`Vas a reservar: ${line}`);
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy();
    expect(linkOf(/^Preparar en/)).toBe(flight.dispatch?.href);
    expect(linkOf('Ir al briefing de vuelo')).toBe(
      `${routePatterns.flightPlan}?${flightQuery(flight.inHand)}`,
    );
  });

  it('is what it was without a flight', () => {
    book('');
    expect(screen.queryByText(/Vas a reservar/)).toBeNull();
    expect(linkOf('Ir al briefing de vuelo')).toBe(routePatterns.flightPlan);
  });

  it.each([
    ['?salida=zzzz&llegada=qqqq', 'No conocemos el aeropuerto ZZZZ: comprueba su código.'],
    [`?salida=${from}&llegada=${from}`, `La salida y la llegada son la misma, ${from}: elige otra llegada.`],
    ['?vuelo=%00%F0%9F%92%A9&salida=%3Cscript%3E', /«<script>» no es el código OACI de una salida/],
    ['?vuelo=9999', `Ningún vuelo lleva el número ${callsignOf('9999')}.`],
    [
      `?vuelo=${noted.flights?.[0]}&salida=${to}&llegada=${from}`,
      `El ${flight.callsign} vuela ${from}–${to}, no este trayecto.`,
    ],
  ])('stands with %s and says what is wrong', (query, said) => {
    book(query);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reservar vuelo');
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('offers the flights of an aircraft that comes without a pair', () => {
    const own = aircraft.find(({ model }) => routes.some(({ type }) => type === model));
    book(`?${flightQuery({ registration: own?.registration })}`);
    const offers = within(screen.getByRole('list', { name: 'Vuelos de la red' })).getAllByRole('link');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers[0]?.getAttribute('href')).toMatch(/\?salida=\w{4}&llegada=\w{4}/);
  });
});

describe('the flight briefing', () => {
  const brief = (query: string) =>
    show(routePatterns.flightPlan, `${routePatterns.flightPlan}${query}`, briefingRoute);
  const own = () => within(screen.getByRole('region', { name: 'Tu vuelo' }));

  it('joins both ends: number, type, distance, times, remark, dispatch, both briefings and booking', () => {
    brief(`?${flightQuery({ from, to, departure: '2026-11-22T10:00Z' })}`);
    expect(own().getByText(flight.callsign ?? '')).toBeTruthy();
    expect(own().getByText(flight.model)).toBeTruthy();
    expect(own().getByText(noted.note ?? '')).toBeTruthy();
    expect(own().getByText(/^\d\d:\d\dZ \(\d\d:\d\d hora local\)$/)).toBeTruthy();
    const link = (name: string | RegExp) => own().getByRole('link', { name }).getAttribute('href');
    expect(link(new RegExp(`^Preparar ${from}–${to} en `))).toMatch(/date=22NOV26&deph=10&depm=0/);
    expect(link(`Reservar ${from}–${to}`)).toContain(
      `salida=${from.toLowerCase()}&llegada=${to.toLowerCase()}`,
    );
    for (const icao of [from, to]) expect(link(`Briefing de ${icao}`)).toContain(icao.toLowerCase());
  });

  it('gives distance and a filled link even where there is no route', () => {
    const other = airports.find(({ icao }) => icao !== from && !flightBetween(from, icao));
    brief(`?${flightQuery({ from, to: other?.icao })}`);
    expect(own().getByText(`${from}–${other?.icao} no está entre las rutas regulares.`)).toBeTruthy();
    expect(own().getByText(/\d\sNM/)).toBeTruthy();
    expect(own().getByRole('link', { name: /^Preparar / })).toBeTruthy();
    expect(own().getByRole('list', { name: 'Vuelos de la red' })).toBeTruthy();
  });

  it('is what it was without an arrival', () => {
    brief('');
    expect(own().queryAllByRole('link')).toEqual([]);
    expect(screen.getByLabelText('Salida')).toHaveProperty('value', airline.base.icao);
  });
});

describe('every «Reservar»', () => {
  const bookings = () =>
    screen
      .getAllByRole('link', { name: /^Reservar/ })
      .map((link) => new URL(link.getAttribute('href') ?? '', 'https://portal.example').searchParams);

  it.each([
    ['planner', routePatterns.flightIdeas, `?desde=${from}&tiempo=1440`, ideasRoute],
    ['airport', routePatterns.airport.replace(':icao', from), '', airportRoute],
    ['Focus', routePatterns.focusAirports, '', focusRoute],
  ])('on the %s page carries the pair', (_page, address, query, module) => {
    const pattern = Object.values(routePatterns).find((path) =>
      new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
    );
    show(pattern ?? address, `${address}${query}`, module);
    expect(bookings().length).toBeGreaterThan(0);
    for (const search of bookings()) {
      expect(search.get('salida')).toMatch(/^[a-z]{4}$/);
      expect(search.get('llegada')).toMatch(/^[a-z]{4}$/);
    }
    if (module === focusRoute)
      expect(bookings().map((search) => search.get('llegada'))).toEqual(
        focusAirports.map(({ icao }) => icao.toLowerCase()),
      );
  });

  it('on the page of an aircraft carries the aircraft, and the pair where a flight is named', () => {
    const own = aircraft.find(({ model }) => routes.some(({ type }) => type === model));
    show(routePatterns.aircraft, `/flota/${own?.registration}`, aircraftRoute);
    for (const search of bookings()) expect(search.get('matricula')).toBe(own?.registration.toLowerCase());
    expect(bookings().some((search) => search.get('salida') && search.get('llegada'))).toBe(true);
  });
});

describe('a tour’s page', () => {
  it('leaves stages and booking to the platform’s view where the platform is our own, and says them once', async () => {
    const [tour] = tours;
    show(routePatterns.tour, tour?.routePath ?? '', tourRoute);
    expect(linkOf('Volver a los tours')).toBe(routePatterns.tours);
    expect(screen.queryAllByRole('link', { name: /^(?:Reservar|Ir a mi siguiente etapa)/ })).toEqual([]);
    // The view comes, whose code is read first, and asks for the tour.
    expect(await screen.findByText('Cargando el tour', undefined, { timeout: 10_000 })).toBeTruthy();
  });
});
