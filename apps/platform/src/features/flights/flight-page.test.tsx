import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FlightPage } from './flight-page.tsx';

const show = (date: string) => renderInApp(<FlightPage number="101" date={date} />);

it('says one point of a flight in the singular', async () => {
  const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 40, lon: -3 });
  const departure = {
    flightId: 'a',
    number: 101,
    date: '2026-11-23',
    dep: place('LEMD'),
    arr: place('LEBL'),
    std: '2026-11-23T08:30:00Z',
    sta: '2026-11-23T09:45:00Z',
    blockMin: 75,
    distanceNm: 261,
    daylight: true,
    note: null,
    types: [],
    tail: null,
    bookingCode: null,
    refusals: [],
    events: [],
    freeTails: [],
    worth: { least: 1, most: 5, sure: [], possible: [] },
  };
  const room = { departure, tails: [], conditions: [], graceUntil: departure.std, abandonedPoints: -1 };
  vi.stubGlobal('fetch', async () => Response.json(room));
  show('2026-11-23');
  const worth = await screen.findByRole('region', { name: 'Qué vale' });
  const words = worth.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('1 punto por volarlo, hasta 5');
  expect(words).toMatch(/caduca y resta 1 punto\./);
});

it.each([
  ['2026-11-23', '23 de noviembre de 2026'],
  ['mañana', 'mañana'],
])('says above a flight that is not there its day: %s', async (date, words) => {
  const detail = 'Ese vuelo no existe.';
  const gone = { code: 'no-encontrado', status: 404, title: '', detail };
  vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
  show(date);
  expect(screen.getByText(new RegExp(`101 · ${words}$`))).toBeDefined();
  expect(await screen.findByText(detail)).toBeDefined();
});
