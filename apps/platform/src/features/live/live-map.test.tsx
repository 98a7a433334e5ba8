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

function show(flights: LiveFlight[], chosen?: string) {
  const rows = flights.map((one) => liveRow(one, new Map(), 'ABC', NOW));
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
    flight(600 + index, { lat: 40 + (index % 4) * 0.5, lon: -3 + Math.floor(index / 4) * 0.5 }),
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
