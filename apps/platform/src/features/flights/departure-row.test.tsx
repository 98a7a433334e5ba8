import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DepartureRow } from './departure-row.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const DEPARTURE = {
  flightId: 'a',
  number: 201,
  date: '2026-11-26',
  dep: place('LEMD', 'Madrid'),
  arr: place('LPPT', 'Lisboa'),
  std: '2026-11-26T06:40:00Z',
  sta: '2026-11-26T07:50:00Z',
  blockMin: 70,
  types: [],
  tail: 'EC-LZD',
  freeTails: ['EC-LZD'],
  worth: { least: 10, most: 20, sure: [], possible: [] },
  stage: null,
  events: [],
  focus: [],
  returns: [],
  refusals: [],
  bookingCode: null,
} as unknown as Departure;

const row = (change: Partial<Departure>, open = true) => (
  <DepartureRow
    departure={{ ...DEPARTURE, ...change }}
    origin={false}
    open={open}
    far={false}
    set={vi.fn()}
  />
);

it('leads from the button that booked a departure to its booking, which stands in its place', () => {
  const { rerender } = renderInApp(row({}, false));
  rerender(row({}));
  screen.getByRole('button', { name: /^Reservar/ }).focus();
  rerender(row({ bookingCode: 'REEK458V' }));
  const link = screen.getByRole('link', { name: /^Reservado: \S+ 201 a Lisboa, 06:40Z$/ });
  expect(document.activeElement).toBe(link);
});

it('leaves the focus alone where another departure comes to stand in a row', () => {
  const { rerender } = renderInApp(row({}, false));
  rerender(row({}));
  rerender(row({ date: '2026-11-27', bookingCode: 'REEK458V' }));
  expect(document.activeElement).toBe(document.body);
});
