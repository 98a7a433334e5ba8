import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { namedAirport, searchAirports } from './airport-search.ts';

const MADRID = {
  icao: 'LEMD',
  otherCodes: [],
  iata: 'MAD',
  city: 'Madrid',
  name: 'Adolfo Suárez Madrid-Barajas',
};
const VALENCIA = { icao: 'LEVC', otherCodes: ['LEV1'], iata: 'VLC', city: 'Valencia', name: 'Manises' };
const CITY = { icao: 'EGLC', otherCodes: [], iata: 'LCY', city: 'Londres', name: 'London City' };
const HEATHROW = { icao: 'EGLL', otherCodes: [], iata: 'LHR', city: 'Londres', name: 'Heathrow' };
const ALL = [MADRID, VALENCIA, CITY, HEATHROW];

it.each([
  ['lemd', MADRID],
  [' LEMD ', MADRID],
  ['mad', MADRID],
  ['madrid', MADRID],
  ['Madr', MADRID],
  ['adolfo suarez madrid-barajas', MADRID],
  ['LEV1', VALENCIA],
  ['heathrow', HEATHROW],
])('takes «%s» for the airport that it names', (typed, airport) => {
  expect(namedAirport(ALL, typed)).toBe(airport);
});

it.each(['Londres', 'lond', '', '  ', 'Oz', 'LEXX'])('takes «%s» for none, or for too many', (typed) => {
  expect(namedAirport(ALL, typed)).toBeUndefined();
});

it('finds each of any list by its own code, and throws for nothing that is typed', () => {
  const code = fc.stringMatching(/^[A-Z]{4}$/);
  const airport = fc.record({
    icao: code,
    otherCodes: fc.constant([]),
    iata: fc.stringMatching(/^[A-Z]{3}$/),
    city: fc.string({ unit: 'grapheme' }),
    name: fc.string({ unit: 'grapheme' }),
  });
  const list = fc.uniqueArray(airport, { selector: ({ icao }) => icao, minLength: 1 });
  fc.assert(
    fc.property(list, fc.string({ unit: 'grapheme' }), (airports, typed) => {
      for (const each of airports) expect(namedAirport(airports, each.icao.toLowerCase())).toBe(each);
      const found = namedAirport(airports, typed);
      expect(found === undefined || airports.includes(found)).toBe(true);
    }),
  );
});

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
