import { expect, it } from 'vitest';
import { networkFlight, networkLegs, type Network, placesByCode } from './network.ts';

const airports = [
  { icao: 'AAAA', lat: 0, lon: 0, name: 'Uno' },
  { icao: 'BBBB', lat: 0, lon: 1, name: 'Dos' },
];
const network: Network<(typeof airports)[number]> = {
  airports,
  routes: [
    { between: ['AAAA', 'BBBB'], type: 'A320-200', blockOut: '01:05', blockBack: '01:10' },
    { between: ['AAAA', 'ZZZZ'], type: 'A320-200', blockOut: '02:00', blockBack: '02:00' },
  ],
};

it('gives a flight its airports and their distance', () => {
  const flight = networkFlight(network, 'BBBB', 'AAAA');
  expect(flight).toMatchObject({ from: { name: 'Dos' }, to: { name: 'Uno' }, blockTime: '01:10' });
  // One degree along the equator is 60 nautical miles of the sphere, give or take its radius.
  expect(flight?.nm).toBeCloseTo(60.04, 1);
});

it('knows no flight without a route or to an airport that it does not have', () => {
  expect(networkFlight(network, 'BBBB', 'ZZZZ')).toBeUndefined();
  expect(networkFlight(network, 'AAAA', 'ZZZZ')).toBeUndefined();
});

it('lists every flight both ways, leaving out routes to unknown airports', () => {
  expect(networkLegs(network).map(({ from, to, minutes }) => [from, to, minutes])).toEqual([
    ['AAAA', 'BBBB', 65],
    ['BBBB', 'AAAA', 70],
  ]);
});

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
