/** Rules and an empty network for tests of the timetable. */
import type { TimetableInput, TimetableRules } from '../timetable-input.ts';
import { arrivalOf, type Flight } from '../flight.ts';
import type { TimetableDiff } from '../diff.ts';

export const sampleRules: TimetableRules = {
  block: {
    detour: 1.04,
    shortDetour: 1.12,
    shortKm: 300,
    groundMin: 30,
    windKt: 35,
    shortWindKt: 20,
    windKm: 5000,
  },
  classes: [
    {
      id: 'short',
      name: 'Corto radio',
      maxBlockMin: 90,
      daysPerWeek: 7,
      waves: 2,
      windows: [
        { from: 390, to: 570 },
        { from: 1020, to: 1230 },
      ],
    },
    {
      id: 'long',
      name: 'Largo radio',
      maxBlockMin: 570,
      daysPerWeek: 4,
      waves: 1,
      windows: [{ from: 600, to: 960 }],
      eastwardWindows: [{ from: 1200, to: 1410 }],
    },
    {
      id: 'longest',
      name: 'Muy largo radio',
      maxBlockMin: null,
      daysPerWeek: 3,
      waves: 1,
      windows: [{ from: 600, to: 960 }],
    },
  ],
  offBase: { daysPerWeek: 3, dailyUpToMin: 120 },
  continuations: [],
  budget: { hoursPerTail: 105, minDays: 2 },
  patterns: {
    7: ['1234567'],
    6: ['123456'],
    5: ['12345', '13567'],
    4: ['1357', '1246', '2467', '1356'],
    3: ['135', '246', '357', '147', '256'],
    2: ['15', '26', '37'],
  },
  slotMin: 5,
  firstFreeNumber: 600,
  types: [{ type: 'jet', tasKt: 447, turnaroundMin: 45, rangeNm: 9000, runwayM: 1800 }],
};

export const sampleInput: TimetableInput = {
  routes: [],
  airports: [],
  fleet: { jet: { model: 'Jet', tails: 3 } },
  base: 'AAAA',
  rules: sampleRules,
  current: [],
  today: '2026-11-22',
};

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

/** The timetable after a diff was applied, flights that ended included. */
export function applyDiff(current: readonly Flight[], diff: TimetableDiff): Flight[] {
  const newer = new Map(
    [...diff.changed.map(({ after }) => after), ...diff.ended].map((one) => [one.id, one]),
  );
  return [...current.map((flight) => newer.get(flight.id) ?? flight), ...diff.added];
}
