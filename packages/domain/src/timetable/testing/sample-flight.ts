import { arrivalOf, type Flight } from '../flight.ts';

/** A flight of the line that goes every day of 2026, from Madrid to Barcelona unless it is said. */
export function sampleFlight(given: Partial<Flight> & Pick<Flight, 'number' | 'stdUtc'>): Flight {
  const { number, stdUtc, blockMin = 60 } = given;
  return {
    id: `f${number}`,
    dep: 'LEMD',
    arr: 'LEBL',
    days: 127,
    ...arrivalOf(stdUtc, blockMin),
    blockMin,
    distanceNm: 100,
    level: null,
    kind: 'line',
    validFrom: '2026-01-01',
    validUntil: null,
    isPublic: true,
    note: '',
    source: 'generated',
    locked: false,
    types: ['a320'],
    ...given,
  };
}
