import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { NextFlight } from './next-flight.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
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
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (pathname.endsWith('/bookings')) return Response.json({ items: [], next: null });
    return Response.json({ items: searchParams.get('here') ? answers.here : answers.anywhere, next: null });
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
