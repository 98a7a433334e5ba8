import { expect, it } from 'vitest';
import { directionFrom } from './route-direction.ts';

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
