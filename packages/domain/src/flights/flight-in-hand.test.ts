import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLIGHT_PARAMETERS, flightQuery, readFlight, type FlightInHand } from './flight-in-hand.ts';

const AIRLINE = 'ABC';
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const figures = [...'0123456789'];

const icao = fc
  .tuple(
    fc.constantFrom(...capitals),
    fc.array(fc.constantFrom(...capitals, ...figures), { minLength: 3, maxLength: 3 }),
  )
  .map(([first, rest]) => first + rest.join(''));
const time = fc
  .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T23:59Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}Z`);
const flight: fc.Arbitrary<FlightInHand> = fc.record(
  {
    from: icao,
    to: icao,
    flightNumber: fc.integer({ min: 1, max: 9999 }).map(String),
    model: fc.stringMatching(/^[A-Z][A-Za-z0-9 .+/-]{0,20}[A-Za-z0-9]$/),
    registration: fc.stringMatching(/^[A-Z]{1,2}-[A-Z0-9]{3,5}$/),
    departure: time,
    arrival: time,
  },
  { requiredKeys: [] },
);

const read = (query: string) => readFlight(new URLSearchParams(query), AIRLINE);

describe('the address of a flight', () => {
  it('brings back every flight as it was', () => {
    fc.assert(
      fc.property(flight, (value) => {
        expect(read(flightQuery(value))).toEqual({ flight: value, malformed: [] });
      }),
    );
  });

  it('takes any text for any part: what it keeps has one address, and what it refuses it names', () => {
    const part = fc.tuple(
      fc.constantFrom(...Object.values(FLIGHT_PARAMETERS)),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const search = new URLSearchParams(parts);
        const { flight: kept, malformed } = readFlight(search, AIRLINE);
        expect(read(flightQuery(kept))).toEqual({ flight: kept, malformed: [] });
        const said = Object.values(FLIGHT_PARAMETERS).filter((name) => search.get(name)?.trim());
        expect(Object.keys(kept).length + malformed.length).toBe(said.length);
      }),
    );
  });

  it('is short and readable', () => {
    expect(
      flightQuery({
        from: 'LEBL',
        to: 'LPPT',
        flightNumber: '211',
        model: 'A320-200',
        registration: 'EC-LZD',
      }),
    ).toBe('vuelo=211&salida=lebl&llegada=lppt&avion=A320-200&matricula=ec-lzd');
    expect(flightQuery({ from: 'LEBL', departure: '2026-11-22T10:05Z' })).toBe(
      'salida=lebl&sobt=2026-11-22T10:05Z',
    );
    expect(flightQuery({})).toBe('');
  });

  it('takes the number with the airline before it, and any case', () => {
    expect(read('vuelo=abc503&salida=LEMD').flight).toEqual({ flightNumber: '503', from: 'LEMD' });
  });

  it.each([
    ['vuelo=XYZ503', 'flightNumber', 'XYZ503'],
    ['vuelo=0', 'flightNumber', '0'],
    ['salida=madrid', 'from', 'madrid'],
    ['llegada=%3Cb%3E', 'to', '<b>'],
    ['matricula=%20e%20', 'registration', 'e'],
    ['sobt=2026-02-31T10:00Z', 'departure', '2026-02-31T10:00Z'],
    ['sibt=ma%C3%B1ana', 'arrival', 'mañana'],
  ])('says what is wrong with %s', (query, field, text) => {
    expect(read(query)).toEqual({ flight: {}, malformed: [{ field, text }] });
  });
});
