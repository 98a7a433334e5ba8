import { expect, it } from 'vitest';
import { freshId } from './flight-identity.ts';
import { type GivenFlight, newFlight } from './new-flight.ts';
import type { TimetableAirport } from './timetable-input.ts';

const uttt: TimetableAirport = { icao: 'UTTT', lat: 41.26, lon: 69.28, runwayM: 4000 };
const lemd: TimetableAirport = { icao: 'LEMD', lat: 40.47, lon: -3.56, runwayM: 4350 };
const given: GivenFlight = {
  number: 940,
  dep: 'LEMD',
  arr: 'UZTT',
  days: 21,
  stdUtc: 1410,
  blockMin: 450,
  level: null,
  kind: 'line',
  validUntil: null,
  isPublic: true,
  note: '',
  locked: false,
  types: ['wide', 'jet', 'wide'],
};
const context = {
  airports: new Map([
    ['LEMD', lemd],
    ['UTTT', uttt],
    ['UZTT', uttt],
  ]),
  current: [],
  today: '2026-11-22',
};

it('works out the rest of a flight that staff write', () => {
  const { flight, known } = newFlight(given, context);
  expect(flight).toMatchObject({
    arr: 'UTTT',
    staUtc: 420,
    arrDayOffset: 1,
    validFrom: '2026-11-22',
    types: ['wide', 'jet'],
    source: 'staff',
  });
  expect(flight.distanceNm).toBeGreaterThan(2900);
  expect(known).toBeUndefined();
  expect(newFlight(given, { ...context, current: [flight] }).known).toBe(flight);
});

it('names the season in force of those that there are, then the next, then the latest', () => {
  const { flight } = newFlight(given, context);
  const season = (validFrom: string, validUntil: string | null) => ({
    ...flight,
    id: validFrom,
    validFrom,
    validUntil,
  });
  const seasons = [
    season('2025-01-01', '2025-06-30'),
    season('2026-01-01', '2026-06-30'),
    season('2027-10-31', null),
    season('2027-03-28', '2027-10-30'),
    season('2026-10-25', '2027-03-27'),
  ];
  const knownOf = (current: typeof seasons) => newFlight(given, { ...context, current }).known?.id;
  expect(knownOf(seasons)).toBe('2026-10-25');
  expect(knownOf(seasons.slice(0, 4))).toBe('2027-03-28');
  expect(knownOf(seasons.slice(0, 2))).toBe('2026-01-01');
});

it('takes no id of a flight whose days have changed since', () => {
  const taken = new Set<string>();
  for (let count = 1; count <= 4; count++)
    taken.add(freshId({ number: 1, dep: 'A', arr: 'B', days: 1 }, taken));
  expect(taken.size).toBe(4);
});
