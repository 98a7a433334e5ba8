// @vitest-environment node
import type { LiveFlight } from '@va/contract/flights/live.ts';
import { expect, it } from 'vitest';
import { liveRow, ownFirst, rowOfLink } from './live-row.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const places = new Map([
  ['LEMD', { icao: 'LEMD', name: 'Madrid', lat: 40.47, lon: -3.56 }],
  ['LEBL', { icao: 'LEBL', name: 'Barcelona', lat: 41.3, lon: 2.08 }],
]);
const flight: LiveFlight = {
  id: 'ABCD2345',
  callsign: 'EVE017',
  number: 101,
  depIcao: 'LEMD',
  arrIcao: 'LEBL',
  icaoType: 'A320',
  registration: 'EC-LZD',
  phase: 'cruise',
  at: '2026-11-22T09:59:54Z',
  heardAt: '2026-11-22T09:59:54Z',
  lat: 41,
  lon: -1,
  altFt: 33_000,
  gsKt: 430,
  hdg: 80,
  vsFpm: 0,
  startedAt: '2026-11-22T09:30:00Z',
  plannedBlockMin: 70,
  sta: '2026-11-22T10:40:00Z',
  publicId: 'a1b2c3d4e5f6',
  delayed: false,
};

it.each([
  ['2026-11-22T09:59:54Z', 'live', 'hace 6\u00a0s', 'Crucero'],
  ['2026-11-22T09:57:00Z', 'old', 'hace 3\u00a0min', 'Crucero'],
  ['2026-11-22T09:42:00Z', 'lost', 'hace 18\u00a0min', 'Sin señal'],
])('a position of %s is %s', (at, age, ageWords, phase) => {
  expect(liveRow({ ...flight, at, heardAt: at }, places, 'EVE', NOW)).toMatchObject({ age, ageWords, phase });
});

it('a recorder that is heard but sends old positions has not lost its signal', () => {
  const row = liveRow({ ...flight, at: '2026-11-22T08:00:00Z' }, places, 'EVE', NOW);
  expect(row).toMatchObject({ age: 'old', ageWords: 'en diferido', phase: 'Crucero' });
});

it.each([
  ['has two hours behind it and would have landed by the clock', '08:00', '10:00', 'en diferido', 20],
  ['makes up for a quarter of an hour, and lands by the clock', '09:45', '10:00', 'en diferido', undefined],
  ['is heard now and was seen three minutes ago', '09:57', '10:00', 'hace 3\u00a0min', undefined],
  ['is silent for eighteen minutes', '09:00', '09:42', 'hace 1\u00a0h', undefined],
])('a flight that %s says how it is told, and what it has left', (_, at, heardAt, ageWords, left) => {
  const instant = (clock: string) => `2026-11-22T${clock}:00Z`;
  const row = liveRow({ ...flight, at: instant(at), heardAt: instant(heardAt) }, places, 'EVE', NOW);
  expect(row.ageWords).toBe(ageWords);
  expect(row.leftMs === undefined ? undefined : Math.round(row.leftMs / 60_000)).toBe(left);
});

it('promises nothing of a flight on the ground that is told later than flown', () => {
  const row = liveRow({ ...flight, at: '2026-11-22T08:00:00Z', phase: 'taxi', gsKt: 12 }, places, 'EVE', NOW);
  expect(row.leftMs).toBeUndefined();
});

it('a flight that is shown late on purpose has not lost its signal', () => {
  const row = liveRow({ ...flight, at: '2026-11-22T09:45:00Z', delayed: true }, places, 'EVE', NOW);
  expect(row).toMatchObject({ age: 'live', ageWords: 'visto hace 15\u00a0min' });
});

it('has its number for a name, its callsign, or where it flies where nobody may know whose it is', () => {
  expect(liveRow(flight, places, 'EVE', NOW).name).toBe('EVE 101');
  expect(liveRow({ ...flight, number: null }, places, 'EVE', NOW).name).toBe('EVE017');
  const hidden = { ...flight, number: null, callsign: 'EVE···', delayed: true };
  expect(liveRow(hidden, places, 'EVE', NOW).name).toBe('LEMD–LEBL');
});

it('a link finds its flight for pilots by either name, and nothing once it is gone', () => {
  const row = liveRow(flight, places, 'EVE', NOW);
  const hidden = liveRow({ ...flight, id: 'WXYZ2345', publicId: null }, places, 'EVE', NOW);
  expect(rowOfLink([hidden, row], 'ABCD2345')).toBe(row);
  expect(rowOfLink([hidden, row], 'a1b2c3d4e5f6')).toBe(row);
  expect(rowOfLink([hidden, row], 'a1b2')).toBeUndefined();
  expect(rowOfLink([hidden, row], undefined)).toBeUndefined();
});

it('puts the flight of who looks first and leaves the others as they began', () => {
  const flights = ['ABC001', 'ABC017', 'ABC002'].map((callsign) => ({ callsign }));
  expect(ownFirst(flights, 'ABC017').map(({ callsign }) => callsign)).toEqual(['ABC017', 'ABC001', 'ABC002']);
  expect(ownFirst(flights, null)).toEqual(flights);
});
