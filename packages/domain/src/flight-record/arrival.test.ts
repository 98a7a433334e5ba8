// @vitest-environment node
import { expect, test } from 'vitest';
import { arrivalOf, nearestAirport } from './arrival.ts';

const airports = [
  { icao: 'ZZZA', aliases: ['ZZOA'], lat: 40, lon: -3 },
  { icao: 'ZZZB', aliases: [], lat: 40.06, lon: -3 },
];

test('the nearest airport within 5 NM', () => {
  expect(nearestAirport({ lat: 40.02, lon: -3 }, airports)?.icao).toBe('ZZZA');
  expect(nearestAirport({ lat: 40.04, lon: -3 }, airports)?.icao).toBe('ZZZB');
  expect(nearestAirport({ lat: 39.9, lon: -3 }, airports)).toBeNull();
});

test.each([
  ['as planned', { lat: 40, lon: -3 }, 'ZZZA', { icao: 'ZZZA', diversion: false }],
  [
    'planned under another code of the same field',
    { lat: 40, lon: -3 },
    'ZZOA',
    { icao: 'ZZZA', diversion: false },
  ],
  ['somewhere else', { lat: 40, lon: -3 }, 'ZZZB', { icao: 'ZZZA', diversion: true }],
  ['at an unknown field', { lat: 30, lon: -3 }, 'ZZZA', { icao: null, diversion: true }],
])('%s', (_name, place, planned, wanted) => {
  expect(arrivalOf(place, planned, airports)).toEqual(wanted);
});
