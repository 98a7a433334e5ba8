import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtWords } from './flight-doubt-words.ts';
import { flightFacts, flightLine } from './flight-facts.ts';
import { readFlight } from './flight-in-hand.ts';
import { knownFlight, MAX_NEAR, type FlightWorld, type NamedPlace } from './known-flight.ts';

const places = [
  { icao: 'AAAA', name: 'Uno', lat: 0, lon: 0 },
  { icao: 'BBBB', name: 'Dos', lat: 0, lon: 10 },
  { icao: 'CCCC', name: 'Tres', lat: 0, lon: 11 },
  { icao: 'DDDD', name: 'Cuatro', lat: 0, lon: 40 },
  { icao: 'EEEE', name: 'Cinco', lat: 5, lon: 12 },
];
const world: FlightWorld<NamedPlace> = {
  places: new Map(places.map((place) => [place.icao, place])),
  routes: [
    {
      between: ['AAAA', 'BBBB'],
      type: 'A320-200',
      blockOut: '01:40',
      blockBack: '01:50',
      flights: ['101', '102'],
    },
    {
      between: ['AAAA', 'DDDD'],
      type: 'A330-300',
      blockOut: '05:00',
      blockBack: '05:10',
      flights: ['201', '202'],
      note: 'Larga.',
    },
    { between: ['AAAA', 'CCCC'], type: 'A320-200', blockOut: '01:45', blockBack: '01:55' },
  ],
  types: [
    { model: 'A320-200', registrations: ['EC-AAA', 'EC-AAB'] },
    { model: 'A330-300', registrations: ['EC-BBB'] },
  ],
};
const known = (query: string) => knownFlight(readFlight(new URLSearchParams(query), 'ABC'), world);
const saidOf = (query: string) => known(query).doubts.map((doubt) => doubtWords(doubt, 'ABC'));

describe('a flight that exists', () => {
  it('gets number, type, distance and remark from the network', () => {
    const { flight, scheduled, nm, doubts, near } = known('salida=dddd&llegada=aaaa');
    expect(flight).toMatchObject({ from: 'DDDD', to: 'AAAA', flightNumber: '202', model: 'A330-300' });
    expect(scheduled).toMatchObject({ blockTime: '05:10', note: 'Larga.' });
    expect(nm).toBeCloseTo(2401.6, 0);
    expect([doubts, near]).toEqual([[], []]);
  });

  it('is found by its number alone', () => {
    expect(known('vuelo=abc102')).toMatchObject({ flight: { from: 'BBBB', to: 'AAAA' }, doubts: [] });
  });

  it('keeps the aircraft that the pilot chose, and takes its type', () => {
    expect(known('salida=aaaa&llegada=bbbb&matricula=ec-bbb').flight).toMatchObject({
      model: 'A330-300',
      registration: 'EC-BBB',
    });
  });
});

describe('a flight that does not fit', () => {
  it.each([
    ['salida=aaaa&llegada=eeee', ['AAAA–EEEE no está entre las rutas regulares.'], 'AAAA–CCCC'],
    ['salida=aaaa&llegada=zzzz', ['No conocemos el aeropuerto ZZZZ: comprueba su código.'], 'AAAA–BBBB'],
    [
      'salida=aaaa&llegada=aaaa',
      ['La salida y la llegada son la misma, AAAA: elige otra llegada.'],
      'AAAA–BBBB',
    ],
    ['vuelo=101&salida=bbbb&llegada=aaaa', ['El ABC101 vuela AAAA–BBBB, no este trayecto.'], 'AAAA–BBBB'],
    ['vuelo=999&salida=aaaa&llegada=bbbb', ['Ningún vuelo lleva el número ABC999.'], undefined],
    [
      'salida=madrid&llegada=bbbb',
      ['«madrid» no es el código OACI de una salida, así que no se tiene en cuenta.'],
      'AAAA–BBBB',
    ],
    ['salida=aaaa&llegada=bbbb&avion=B747', ['En la flota no hay ningún «B747».'], undefined],
    [
      'salida=aaaa&llegada=bbbb&matricula=ec-zzz',
      ['En la flota no hay ningún avión con la matrícula EC-ZZZ.'],
      undefined,
    ],
    [
      'avion=a320-200&matricula=ec-bbb',
      ['EC-BBB es un A330-300, así que el vuelo va con ese tipo.'],
      'AAAA–DDDD',
    ],
  ])('%s: says so and offers what is near', (query, said, offered) => {
    expect(saidOf(query)).toEqual(said);
    const [first] = known(query).near;
    expect(first && `${first.from}–${first.to}`).toBe(offered);
  });

  it('gives its distance even without a route', () => {
    expect(known('salida=bbbb&llegada=cccc').nm).toBeCloseTo(60.04, 1);
  });

  it('holds for any address: every doubt has words, and only flights of the network are offered', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('AAAA', 'bbbb', 'EEEE', '101', '202', 'A320-200', 'EC-AAA', '2026-11-22T10:00Z'),
    );
    const name = fc.constantFrom('vuelo', 'salida', 'llegada', 'avion', 'matricula', 'sobt', 'sibt');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (parts) => {
        const { near, doubts } = knownFlight(readFlight(new URLSearchParams(parts), 'ABC'), world);
        expect(near.length).toBeLessThanOrEqual(MAX_NEAR);
        for (const { from, to } of near)
          expect(known(`salida=${from}&llegada=${to}`).scheduled, `${from}–${to}`).toBeDefined();
        for (const doubt of doubts) expect(doubtWords(doubt, 'ABC')).toMatch(/^[^\n]{10,200}\.$/);
      }),
    );
  });
});

it('shows a flight in one line, with what is known of it', () => {
  const flight = { from: 'LEBL', to: 'LPPT', callsign: 'ABC211', model: 'A320-200', blockTime: '01:50' };
  expect(flightLine(flight)).toBe('ABC211 · LEBL–LPPT · A320-200 · 01:50\u00a0h');
  expect(flightLine({ to: 'LPPT', blockTime: '01:50', estimated: true })).toBe(
    '¿?–LPPT · 01:50\u00a0h (estimado)',
  );
  expect(flightLine({ to: 'LPPT' })).toBe('¿?–LPPT');
  expect(flightFacts({ registration: 'EC-AAA', nm: 4298.6 })).toEqual([
    { kind: 'tail', text: 'EC-AAA' },
    { kind: 'distance', text: '4299\u00a0NM' },
  ]);
});
