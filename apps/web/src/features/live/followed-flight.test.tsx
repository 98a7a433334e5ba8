import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FollowedFlight } from './followed-flight.tsx';
import { liveRow } from './live-row.ts';

const NOW = '2026-11-24T10:00:00Z';
const seen = { phase: 'climb', at: NOW, heardAt: NOW, lat: 40.5, lon: -7.5, altFt: 24_000 } as const;
const where = { depIcao: 'LEMD', arrIcao: 'LPPT', icaoType: 'A320', registration: 'EC-AAA' } as const;
const rest = { gsKt: 300, hdg: 250, vsFpm: 1200, startedAt: NOW, plannedBlockMin: 70, delayed: false };
const places = new Map([['LPPT', { icao: 'LPPT', name: 'Lisboa', lat: 38.8, lon: -9.1 }]]);

it('says of the followed flight who flies it, in what, how high, how far it is, and when it arrives', () => {
  const flight = {
    id: 'ABCD2345',
    publicId: null,
    callsign: 'ABC017',
    number: 503,
    ...seen,
    ...where,
    ...rest,
  };
  render(
    <MemoryRouter>
      <FollowedFlight row={liveRow(flight, places, 'ABC', Date.parse(NOW))} now={Date.parse(NOW)} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole('region', { name: 'ABC 503, en cifras' }));
  const words = panel
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(words).toEqual([
    'ABC017',
    'EC-AAA',
    'FL240, sube',
    '300 kt',
    '126 NM',
    '10:25Z, en 25 min',
    'Ascenso, hace 0 s',
    'donde se vio',
  ]);
  expect(panel.getByRole('button', { name: 'Copiar el enlace a ABC 503' })).toBeDefined();
});
