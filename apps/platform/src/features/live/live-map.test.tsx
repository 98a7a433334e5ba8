import { render, screen, within } from '@testing-library/react';
import type { LiveFlight } from '@va/schemas/api/flights/live.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LiveMap } from './live-map.tsx';
import { liveRow } from './live-row.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const flight = (number: number, changes: Partial<LiveFlight> = {}): LiveFlight => ({
  id: `id-${number}`,
  publicId: null,
  callsign: 'ABC017',
  number,
  depIcao: 'LEMD',
  arrIcao: 'MMUN',
  icaoType: 'A359',
  registration: null,
  phase: 'cruise',
  at: ago(0),
  heardAt: ago(0),
  lat: 40,
  lon: -20,
  altFt: 38_000,
  gsKt: 430,
  hdg: 270,
  vsFpm: 0,
  startedAt: ago(120),
  plannedBlockMin: 600,
  delayed: false,
  ...changes,
});

const ENDS = new Map(
  [
    { icao: 'LEMD', name: 'Madrid', lat: 40.5, lon: -3.6 },
    { icao: 'MMUN', name: 'Cancún', lat: 21, lon: -86.9 },
  ].map((place) => [place.icao, place]),
);

function show(flights: LiveFlight[], chosen?: string, places: Parameters<typeof liveRow>[1] = new Map()) {
  const rows = flights.map((one) => liveRow(one, places, 'ABC', NOW));
  render(
    <MemoryRouter>
      <LiveMap rows={rows} chosen={chosen} close={chosen !== undefined} track={[]} now={NOW} />
    </MemoryRouter>,
  );
}

/** Blocks are for the pointer and hidden from others, to whom the strips beside the map say the same. */
const blocks = () =>
  screen.getAllByRole('link', { hidden: true }).filter(({ textContent }) => textContent !== '');
const block = (words: string) => blocks().find(({ textContent }) => textContent === words);

it('says beside each aircraft which flight it is and how high, and of a silent one for how long', () => {
  show([
    flight(503),
    flight(302, { lat: 50, lon: 40, altFt: 4000, phase: 'descent' }),
    flight(505, { lat: 20, lon: 10, at: ago(18), heardAt: ago(18) }),
  ]);
  expect(block('ABC 503 FL380')?.getAttribute('href')).toMatch(/\/mapa\/id-503$/);
  expect(block('ABC 302 4000\u00a0ft')).toBeDefined();
  expect(block('ABC 505 hace 18\u00a0min')?.className).toContain('border-dashed');
  expect(screen.queryByRole('img', { name: /^Lupa/ })).toBeNull();
});

it('shows a crowd in a lens, where those have their blocks that have none on the map', () => {
  const crowd = Array.from({ length: 12 }, (_, index) =>
    flight(600 + index, { lat: 40 + (index % 4), lon: -3 + Math.floor(index / 4) }),
  );
  show([flight(503, { lat: 15, lon: -60 }), ...crowd, flight(302, { lat: 45, lon: 60 })]);
  const lens = screen.getByRole('img', { name: /^Lupa/ }).closest<HTMLElement>('[style]')!;
  expect(within(lens).getAllByText(/^FL380$/).length).toBeGreaterThan(3);
  expect(within(lens).queryByText('ABC 503')).toBeNull();
  expect(new Set(blocks().map(({ textContent }) => textContent)).size).toBe(blocks().length);
});

it('names the followed flight alone, without a lens', () => {
  show([flight(503), flight(505, { lon: -20.1 }), flight(506, { lon: -20.2 })], 'id-503');
  expect(blocks()).toEqual([block('ABC 503 FL380')]);
  expect(screen.queryByRole('img', { name: /^Lupa/ })).toBeNull();
});

it('names the ends of the followed flight where no aircraft stands', () => {
  // To the right of Madrid, where a name stands by itself, a little higher and lower than its letters.
  const near = [42.4, 38.6].map((lat, index) => flight(600 + index, { lat, lon: 2 }));
  show([flight(503), ...near], 'id-503', ENDS);
  const map = screen.getByRole('img', { name: /^Mapa con 3\svuelos/ });
  const [left = 0, top = 0, width = 0, height = 0] = map.getAttribute('viewBox')!.split(' ').map(Number);
  const pixels = 720 / width;
  const number = (element: Element, name: string) => Number(element.getAttribute(name)) * pixels;
  const aircraft = screen
    .getAllByTitle(/^ABC 60/)
    .map(({ style }) => [
      (Number.parseFloat(style.left) / 100) * 720,
      (Number.parseFloat(style.top) / 100) * height * pixels,
    ]);
  const [, middle] = [...map.querySelectorAll('text')].filter(({ textContent }) => textContent === 'LEMD');
  const [size, x, y] = [number(middle!, 'font-size'), number(middle!, 'x'), number(middle!, 'y')];
  const letters = 4 * 0.66 * size;
  const anchor = { start: 0, middle: 0.5, end: 1 }[middle!.getAttribute('text-anchor')!]!;
  const from = x - left * pixels - anchor * letters;
  const baseline = y - top * pixels;
  for (const [across = 0, down = 0] of aircraft) {
    const apart =
      across + 10 <= from ||
      across - 10 >= from + letters ||
      down - 10 >= baseline ||
      down + 10 <= baseline - size * 0.7;
    expect(apart, `${across} ${down}, ${from} ${baseline} ${size}`).toBe(true);
  }
});
