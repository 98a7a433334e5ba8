import { sampleRules } from '@va/domain/timetable/testing/samples.ts';
import type { Airport, Operations, OutsideSource } from '#server/kernel/airline/operations.ts';
import { usualBookingRules, usualReminders } from '@va/schemas/platform/booking.ts';
import { usualPointsRules } from '@va/schemas/platform/points.ts';

const airports: Airport[] = [
  {
    icao: 'LEMD',
    iata: 'MAD',
    name: 'Madrid',
    city: 'Madrid',
    country: 'España',
    lat: 40.47,
    lon: -3.56,
    timezone: 'Europe/Madrid',
    runwayM: 3500,
    inNetwork: true,
  },
  {
    icao: 'LEBL',
    iata: 'BCN',
    name: 'Barcelona',
    city: 'Barcelona',
    country: 'España',
    lat: 41.3,
    lon: 2.08,
    timezone: 'Europe/Madrid',
    runwayM: 3350,
    inNetwork: true,
  },
  {
    icao: 'EIDW',
    iata: 'DUB',
    name: 'Dublín',
    city: 'Dublín',
    country: 'Irlanda',
    lat: 53.42,
    lon: -6.27,
    timezone: 'Europe/Dublin',
    runwayM: 2630,
    inNetwork: true,
  },
  {
    icao: 'MMUN',
    iata: 'CUN',
    name: 'Cancún',
    city: 'Cancún',
    country: 'México',
    lat: 21.04,
    lon: -86.87,
    timezone: 'America/Cancun',
    runwayM: 3500,
    inNetwork: true,
  },
];

const fleet = {
  types: [
    { id: 'jet', model: 'Jet' },
    { id: 'heavy', model: 'Heavy' },
  ],
  aircraft: ['jet', 'jet', 'heavy', 'heavy'].map((type) => ({ type })),
};

/** Whose plans the airline of the tests reads: its address is the answer, and a test says which. */
export const samplePlans: OutsideSource = { url: 'data:,', provider: 'Planes' };

/** A tour of two stages. */
const tours: Operations['tours'] = [
  {
    id: 'nacional',
    name: 'Tour Nacional',
    description: 'Dos etapas.',
    editions: [],
    minMinutesExclusive: 3000,
    types: ['jet'],
    substitutes: [],
    anyOrder: false,
    stages: [
      { n: 1, dep: 'LEMD', arr: 'LEBL', retired: false },
      { n: 2, dep: 'LEBL', arr: 'EIDW', retired: false },
    ],
  },
];

/** One for every month. */
const goals: Operations['goals'] = [
  {
    id: 'horas',
    title: 'Dos horas entre todos',
    month: null,
    target: { of: 'hours', least: 2 },
    isPublic: false,
  },
];

/** Network, fleet and rules of the airline of the tests: two small tails, one big one. */
export const sampleOperations: Operations = {
  icaoCode: 'PRB',
  airports: new Map(airports.map((airport) => [airport.icao, airport])),
  types: new Map([
    ['jet', { id: 'jet', model: 'Jet', icaoType: 'A320', turnaroundMin: 45, rangeNm: 2700 }],
    ['heavy', { id: 'heavy', model: 'Heavy', icaoType: 'A333', turnaroundMin: 90, rangeNm: 6000 }],
  ]),
  tails: [
    { registration: 'EC-AAA', typeId: 'jet', icaoType: 'A320', baseIcao: 'LEMD', isSubstitute: false },
    { registration: 'EC-AAB', typeId: 'jet', icaoType: 'A20N', baseIcao: 'LEMD', isSubstitute: true },
    { registration: 'EC-BBB', typeId: 'heavy', icaoType: 'A333', baseIcao: 'LEMD', isSubstitute: false },
  ],
  timetable: {
    routes: [
      { between: ['LEMD', 'LEBL'], type: 'Jet', flights: ['101', '102'] },
      { between: ['LEMD', 'EIDW'], type: 'Jet', flights: ['641', '642'] },
      { between: ['LEMD', 'MMUN'], type: 'Heavy', flights: ['503', '504'] },
    ],
    airports: airports.map(({ runwayM, ...airport }) => ({ ...airport, runways: [{ lengthM: runwayM }] })),
    fleet,
    base: 'LEMD',
    file: {
      rules: {
        ...sampleRules,
        types: [
          { type: 'jet', tasKt: 447, turnaroundMin: 45, rangeNm: 2700, runwayM: 1800 },
          { type: 'heavy', tasKt: 470, turnaroundMin: 90, rangeNm: 6000, runwayM: 2300 },
        ],
      },
      substitutes: [],
    },
  },
  focus: [{ icao: 'EIDW', from: null, until: null, types: ['jet'], substitutes: ['A20N'] }],
  tours,
  contentTours: tours,
  tourNames: [],
  notices: [],
  booking: usualBookingRules,
  reminders: usualReminders,
  points: usualPointsRules,
  contentPoints: usualPointsRules,
  pointsText: JSON.stringify(usualPointsRules),
  awards: [
    { id: 'first', name: 'Primer vuelo', description: 'El primero.', rule: { of: 'flights', least: 1 } },
    { id: 'spirit', name: 'Compañerismo', description: 'A mano.', rule: null },
  ],
  goals,
  contentGoals: goals,
  dispatch: { url: 'https://dispatch.simbrief.com/options/custom', provider: 'SimBrief' },
  metar: null,
  taf: null,
  plans: samplePlans,
  feeds: { vatsim: null, ivao: null },
};
