import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { LiveFlight } from '@va/contract/flights/live.ts';
import { expect, it } from 'vitest';
import { FollowedFlight } from './followed-flight.tsx';
import { liveRow } from './live-row.ts';

const NOW = '2026-11-24T10:00:00Z';
const seen = { phase: 'climb', at: NOW, heardAt: NOW, lat: 40.5, lon: -7.5, altFt: 24_000 } as const;
const where = { depIcao: 'LEMD', arrIcao: 'LPPT', icaoType: 'A320', registration: 'EC-AAA' } as const;
const rest = {
  gsKt: 300,
  hdg: 250,
  vsFpm: 1200,
  startedAt: NOW,
  plannedBlockMin: 70,
  sta: null,
  delayed: false,
};
const who = { id: 'ABCD2345', publicId: null, callsign: 'ABC017', number: 503 };
const places = new Map([
  ['LEMD', { icao: 'LEMD', name: 'Madrid', lat: 40.47, lon: -3.56 }],
  ['LPPT', { icao: 'LPPT', name: 'Lisboa', lat: 38.8, lon: -9.1 }],
]);

/** Shows the figures of a flight that arrives at 10:25Z as it flies now. */
function show(changes: Partial<LiveFlight> = {}, inStrip = false) {
  const now = Date.parse(NOW);
  const row = liveRow({ ...who, ...seen, ...where, ...rest, ...changes }, places, 'ABC', now);
  render(
    <MemoryRouter>
      <FollowedFlight row={row} now={now} inStrip={inStrip} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole('region', { name: `${row.name}, en cifras` }));
  const words = panel
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  return { panel, words };
}

it('says of the followed flight who flies it, in what, how high, how far it is, and when it arrives', () => {
  const { panel, words } = show();
  expect(words).toEqual([
    'ABC017',
    'EC-AAA',
    'FL240, sube',
    '300 kt',
    '126 NM',
    '10:25Z, en 25 min',
    'hace 0 s',
    'donde se vio',
  ]);
  expect(panel.getByRole('heading', { name: 'ABC 503 LEMD–LPPT' })).toBeDefined();
  expect(panel.getByText('Ascenso')).toBeDefined();
  expect(panel.getByRole('button', { name: 'Copiar el enlace a ABC 503' })).toBeDefined();
});

it('says in the strip of the flight only what the strip does not', () => {
  const { panel, words } = show({}, true);
  expect(panel.queryByRole('heading')).toBeNull();
  expect(words).toContain('Ascenso, hace 0 s');
});

it.each([
  ['10:23', 'a su hora'],
  ['10:13', '12 min después de su hora'],
  ['10:45', '19 min antes de su hora'],
])('says whether it is in time where its timetable says %sZ', (sta, expected) => {
  expect(show({ sta: `2026-11-24T${sta}:00Z` }).words).toContain(expected);
});

it('says what is left of a flight that is told later than flown, and no time by the clock', () => {
  const { words } = show({ at: '2026-11-24T04:00:00Z', sta: '2026-11-24T10:00:00Z' });
  expect(words.slice(-4)).toEqual(['126 NM', '25 min de vuelo', 'en diferido', 'posición estimada']);
  expect(words.join(' ')).not.toMatch(/hace|su hora/);
});

it.each([
  ['on the ground', { phase: 'taxi' as const, gsKt: 15 }],
  ['without a booking', { sta: null }],
])('promises no arrival beside the timetable %s', (_, changes) => {
  const { words } = show({ sta: '2026-11-24T10:13:00Z', ...changes });
  expect(words.join(' ')).not.toContain('su hora');
});

it('names a flight that nobody owns for who looks by its route alone', () => {
  const { panel } = show({ delayed: true, number: null, callsign: 'ABC···', registration: null });
  expect(panel.getByRole('heading', { name: 'LEMD–LPPT' })).toBeDefined();
});
