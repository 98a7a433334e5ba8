import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchAirports } from './airport-search.ts';

const airports = [
  { icao: 'LEMD', name: 'Madrid' },
  { icao: 'LEPA', name: 'Palma de Mallorca' },
  { icao: 'MMUN', name: 'Cancún' },
  { icao: 'MROC', name: 'San José' },
];
const codes = (query: string) => searchAirports(airports, query).map((airport) => airport.icao);

test.each([
  ['', ['LEMD', 'LEPA', 'MMUN', 'MROC']],
  ['le', ['LEMD', 'LEPA']],
  ['ALMA DE', ['LEPA']],
  ['cancún', ['MMUN']],
  ['CANCÚN', ['MMUN']],
  ['cancun', []],
  ['zzz', []],
  [' ', ['LEPA', 'MROC']],
  ['.*', []],
])('«%s» finds %j', (query, expected) => {
  expect(codes(query)).toEqual(expected);
});

test('any piece of a code or a name finds its airport, whatever the case', () => {
  const piece = fc
    .constantFrom(...airports)
    .chain((airport) =>
      fc
        .tuple(fc.constantFrom(airport.icao, airport.name), fc.nat(20), fc.nat(20), fc.boolean())
        .map(([text, start, length, upper]) => ({ airport, query: cut(text, start, length, upper) })),
    );
  fc.assert(fc.property(piece, ({ airport, query }) => searchAirports(airports, query).includes(airport)));
});

test('no text makes the search fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => codes(query).length <= airports.length));
});

function cut(text: string, start: number, length: number, upper: boolean): string {
  const piece = text.slice(start % text.length, (start % text.length) + length);
  return upper ? piece.toUpperCase() : piece.toLowerCase();
}
