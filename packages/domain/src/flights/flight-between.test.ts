import { expect, it } from 'vitest';
import { flightBetween, type NetworkRoute, directionFrom } from './flight-between.ts';

const routes: NetworkRoute[] = [
  {
    between: ['AAAA', 'BBBB'],
    type: 'A320-200',
    blockOut: '01:05',
    blockBack: '01:10',
    flights: ['101', '102'],
    note: 'Montañas.',
  },
  { between: ['AAAA', 'CCCC'], type: 'B737-800', blockOut: '02:00', blockBack: '02:15' },
];

it('gives times and number of the direction that is flown', () => {
  expect(flightBetween(routes, 'AAAA', 'BBBB')).toEqual({
    model: 'A320-200',
    blockTime: '01:05',
    flightNumber: '101',
    note: 'Montañas.',
  });
  expect(flightBetween(routes, 'BBBB', 'AAAA')).toMatchObject({ blockTime: '01:10', flightNumber: '102' });
});

it('leaves out what the route does not say', () => {
  expect(flightBetween(routes, 'CCCC', 'AAAA')).toEqual({
    model: 'B737-800',
    blockTime: '02:15',
    flightNumber: undefined,
    note: undefined,
  });
});

it.each([
  ['BBBB', 'CCCC'],
  ['AAAA', 'AAAA'],
  ['AAAA', 'ZZZZ'],
])('finds nothing from %s to %s, where there is no direct route', (from, to) => {
  expect(flightBetween(routes, from, to)).toBeUndefined();
});

const route = {
  between: ['AAAA', 'BBBB'] as [string, string],
  type: 'A320-200',
  blockOut: '01:05',
  blockBack: '01:10',
};

it('gives the time and the number of the way that is flown', () => {
  const numbered = { ...route, flights: ['101', '102'] as [string, string] };
  expect(directionFrom(numbered, 'AAAA')).toEqual({ blockTime: '01:05', flightNumber: '101' });
  expect(directionFrom(numbered, 'BBBB')).toEqual({ blockTime: '01:10', flightNumber: '102' });
});

it('gives no number where the airline has none', () => {
  expect(directionFrom(route, 'BBBB')).toEqual({ blockTime: '01:10', flightNumber: undefined });
});
