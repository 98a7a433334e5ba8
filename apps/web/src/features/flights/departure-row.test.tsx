import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { keepFocus } from '#app/app/keep-focus.ts';
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
  likes: [],
  refusals: [],
  bookingCode: null,
} as unknown as Departure;

const row = (change: Partial<Departure>, open = true) => (
  <ul>
    <DepartureRow
      departure={{ ...DEPARTURE, ...change }}
      origin={false}
      open={open}
      far={false}
      set={vi.fn()}
    />
  </ul>
);

it('leads from the button that booked a departure to its booking, which stands in its place', async () => {
  const { rerender } = renderInApp(row({}, false));
  onTestFinished(keepFocus(screen.getByRole('list')));
  rerender(row({}));
  screen.getByRole('button', { name: /^Reservar/ }).focus();
  rerender(row({ bookingCode: 'REEK458V' }));
  const link = screen.getByRole('link', { name: /^Reservado: \S+ 201 a Lisboa, 06:40Z$/ });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('says in one sentence, whose words stay together, when the flight back leaves and lands', () => {
  const back = { number: 202, date: '2026-11-26', std: '2026-11-26T08:30:00Z', sta: '2026-11-26T09:40:00Z' };
  renderInApp(row({ returns: [back] as unknown as Departure['returns'] }));
  const sentence = screen.getByText(/^La vuelta 202 sale a las/);
  expect(sentence.tagName).toBe('P');
  expect(sentence.textContent?.replaceAll(/\s+/g, ' ')).toMatch(
    /^La vuelta 202 sale a las 08:30Z.* y llega a las 09:40Z.*\.$/,
  );
});
