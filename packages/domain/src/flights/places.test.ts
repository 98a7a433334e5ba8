import { expect, it } from 'vitest';
import { placesByCode } from './places.ts';

const airport = { icao: 'AAAA', icaoCurrent: 'XAAA', name: 'Uno', lat: 1, lon: 2, timezone: 'UTC' };
const stop = { icao: 'CCCC', name: 'Tres', lat: 3, lon: 4 };

it('finds an airport under the code the airline uses and under the one in force', () => {
  const places = placesByCode([airport], [stop]);
  expect(places.get('AAAA')).toBe(airport);
  expect(places.get('XAAA')).toBe(airport);
  expect(places.get('CCCC')).toBe(stop);
  expect(places.size).toBe(3);
});

it('prefers what the network says of an airport to what a tour says', () => {
  expect(placesByCode([airport], [{ ...stop, icao: 'AAAA' }]).get('AAAA')).toBe(airport);
});
