import type { departureSchema } from '@va/contract/bookings/departures.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { leavesByPair, whenWords } from './leaving-pairs.ts';

type Departure = z.infer<typeof departureSchema>;
const NOW = Date.parse('2026-11-22T18:00:00Z');
const one = (arr: string, std: string, more: Partial<Departure> = {}) =>
  ({
    number: 1,
    dep: { icao: 'AAAA' },
    arr: { icao: arr },
    std,
    refusals: [],
    likes: [],
    bookingCode: null,
    ...more,
  }) as unknown as Departure;
const refusals = [{ code: 'x', message: '' }] as unknown as Departure['refusals'];
const pairs = (...departures: Departure[]) =>
  leavesByPair(departures, NOW).map(({ first, later }) => [
    first.arr.icao,
    first.std.slice(11, 16),
    ...later.map(({ std }) => std.slice(11, 16)),
  ]);

it('keeps what still leaves today or tonight, by pair', () => {
  expect(
    pairs(
      one('BBBB', '2026-11-22T17:59:00Z'),
      one('BBBB', '2026-11-22T18:10:00Z'),
      one('CCCC', '2026-11-22T20:00:00Z'),
      one('BBBB', '2026-11-23T04:30:00Z'),
      one('DDDD', '2026-11-23T06:40:00Z'),
    ),
  ).toEqual([
    ['BBBB', '18:10', '04:30'],
    ['CCCC', '20:00'],
  ]);
});

it('puts forward what can be booked, of a pair and of all', () => {
  expect(
    pairs(
      one('BBBB', '2026-11-22T18:10:00Z', { refusals }),
      one('CCCC', '2026-11-22T19:00:00Z', { bookingCode: 'ABCD2345' }),
      one('CCCC', '2026-11-22T20:00:00Z'),
    ),
  ).toEqual([
    ['CCCC', '20:00', '19:00'],
    ['BBBB', '18:10'],
  ]);
});

it('puts forward what the pilot likes of what can be booked', () => {
  const likes = ['Tienes el escenario.'];
  expect(
    pairs(
      one('BBBB', '2026-11-22T18:10:00Z', { refusals, likes }),
      one('CCCC', '2026-11-22T19:00:00Z'),
      one('DDDD', '2026-11-22T20:00:00Z', { likes }),
    ).map(([arr]) => arr),
  ).toEqual(['DDDD', 'CCCC', 'BBBB']);
});

it('says which day it is', () => {
  expect(whenWords({ std: '2026-11-22T18:10:00Z' }, NOW)).toBe('Sale hoy a las 18:10Z');
  expect(whenWords({ std: '2026-11-23T01:10:00Z' }, NOW)).toBe('Sale esta noche a las 01:10Z');
});
