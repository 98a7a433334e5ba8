/** Golden flights: approach and touchdown. Each figure below is worked out by hand. */
import type { GoldenFlight } from './golden-flight.ts';

/** Flights with something to say about the landing. */
export const LANDING_FLIGHTS: readonly GoldenFlight[] = [
  {
    name: 'gear not down at 500 ft',
    changes: [{ from: 1660, to: 1905, set: { gear: 0 } }],
    // 500 ft are passed at 1898 with the gear up: 100 − 10.
    expected: { items: { 'S-13': ['hit', 10] }, score: 90 },
  },
  {
    name: 'flaps late in visual conditions',
    changes: [{ from: 1680, to: 1880, set: { flaps: 2 } }],
    // Flaps 3 and more from 1881 on, before 500 ft at 1898; 1000 ft at 1864 is not asked: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'flaps late in instrument conditions',
    changes: [{ from: 1680, to: 1880, set: { flaps: 2 } }],
    facts: { imcAtArrival: true },
    // At 1000 ft (1864) the lever is at 2: 100 − 10.
    expected: { items: { 'S-13': ['hit', 10] }, score: 90 },
  },
  {
    name: 'latched and measured rates 190 ft/min apart',
    touchdowns: [{ second: 1932, fpm: 441, slopeFpm: 251, g: 1.25 }],
    // More than 150 ft/min apart: the kinder one, 251, is within 300. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'latched and measured rates 120 ft/min apart',
    touchdowns: [{ second: 1932, fpm: 470, slopeFpm: 350, g: 1.25 }],
    // Their middle is 410, in 401–500: 100 − 8.
    expected: { items: { 'S-14': ['hit', 8] }, score: 92 },
  },
  {
    name: 'hard by speed and by load factor',
    touchdowns: [{ second: 1932, fpm: 550, g: 1.9 }],
    // 501–600 is 15, 1,8–2,1 g is 8: the larger counts and the other stays with 0. 100 − 15.
    expected: { items: { 'S-14': ['hit', 15], 'S-15': ['hit', 0] }, score: 85 },
  },
  {
    name: 'soft by speed, hard by load factor',
    touchdowns: [{ second: 1932, fpm: 320, g: 2.2 }],
    // 301–400 is 3, above 2,1 g is 15: 100 − 15.
    expected: { items: { 'S-14': ['hit', 0], 'S-15': ['hit', 15] }, score: 85 },
  },
  {
    name: 'above 1000 ft/min without the load factor of a crash',
    touchdowns: [{ second: 1932, fpm: 1100, g: 2.5 }],
    // The last band is 50; V-10 needs more than 2,6 g. 15 for g gives way. 100 − 50 = 50, under 55.
    expected: { items: { 'S-14': ['hit', 50], 'S-15': ['hit', 0] }, score: 50, outcome: 'below_minimum' },
  },
  {
    name: 'bounce and a second touchdown like a crash',
    touchdowns: [
      { second: 1932, fpm: 200, g: 1.3, lifts: [[0.5, 1.9, 8]] },
      { second: 1934, fpm: 1200, g: 3 },
    ],
    changes: [{ from: 1933, to: 1933, set: { onGround: false, aglFt: 8 } }],
    // The harder touchdown counts: above 1000 is 50, 3 g gives way, and both figures make V-10. The first bounce is
    // free, and the sink before the second touch is part of the same lift. 100 − 50 = 50.
    expected: {
      items: { 'S-14': ['hit', 50], 'S-15': ['hit', 0] },
      score: 50,
      flags: ['V-10'],
      decision: 'review',
      outcome: 'below_minimum',
    },
  },
  {
    name: 'three bounces',
    touchdowns: [
      {
        second: 1932,
        fpm: 200,
        g: 1.3,
        lifts: [
          [0.4, 1, 9],
          [1.4, 2, 8],
          [2.4, 3, 7],
        ],
      },
    ],
    // Three lifts above 5 ft for 0,6 s; the first is free, two of 3. 100 − 6.
    expected: { items: { 'S-16': ['hit', 6] }, score: 94 },
  },
  {
    name: 'long landing',
    touchdowns: [{ second: 1932, fpm: 180, g: 1.2, alongM: 1060 }],
    // A third of 3000 m is 1000 m, more than 900 m; with 50 m for the position 1050. 1060 is beyond: 100 − 3.
    expected: { items: { 'S-17': ['hit', 3] }, score: 97 },
  },
  {
    name: 'at the end of the touchdown zone',
    touchdowns: [{ second: 1932, fpm: 180, g: 1.2, alongM: 1040 }],
    // 1040 is within 1000 + 50 m: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'before a displaced threshold',
    runway: { displacedFt: 1640 },
    // The threshold lies 499,9 m down the pavement; 400 m are 100 m before it, more than 50 m: 100 − 10.
    expected: { items: { 'S-17': ['hit', 10] }, score: 90 },
  },
  {
    name: 'below the final reserve',
    changes: [{ from: 1800, to: 2260, set: { fuelKg: 1150 } }],
    // 1150 kg is under 1250 − 5 % = 1187,5: 100 − 15.
    expected: { items: { 'S-18': ['hit', 15] }, score: 85 },
  },
  {
    name: 'just within the tolerance of the reserve',
    changes: [{ from: 1800, to: 2260, set: { fuelKg: 1190 } }],
    // 1190 is not under 1187,5: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'MINIMUM FUEL declared',
    changes: [{ from: 1800, to: 2260, set: { fuelKg: 1150 } }],
    events: [{ kind: 'minimum_fuel', second: 1700 }],
    // Said in time, not asked any more: 100 − 0.
    expected: { items: { 'S-18': ['not_applicable', 0] }, score: 100 },
  },
];
