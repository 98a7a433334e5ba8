/** Golden flights: what goes wrong on the ground. Full score 100 tenths; each figure below is worked out by hand. */
import type { GoldenFlight } from './golden-flight.ts';

/** Engines in the order 2, 1: engine 2 runs from 70, both from 100. */
const SECOND_FIRST = [{ from: 70, to: 99, set: { engines: 2 } }];

/** Flights with faults between the stand and the runway. */
export const GROUND_FLIGHTS: readonly GoldenFlight[] = [
  {
    name: 'clean flight',
    // Nothing is broken and everything was seen: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'engine 2 before engine 1 on the last day on which nobody minded',
    start: '2025-05-11T22:00:00Z',
    changes: SECOND_FIRST,
    // Off block 22:02:30 on 2025-05-11, a day before the rule: 100 − 0. S-01 leaves both sides of the coverage.
    expected: { items: { 'S-01': ['not_applicable', 0] }, score: 100 },
  },
  {
    name: 'engine 2 before engine 1 on the first day of the rule',
    start: '2025-05-12T08:00:00Z',
    changes: SECOND_FIRST,
    // Starts 30 s apart, both off before: 100 − 5.
    expected: { items: { 'S-01': ['hit', 5] }, score: 95 },
  },
  {
    name: 'both engines within two seconds',
    changes: [
      { from: 70, to: 97, set: { engines: 0 } },
      { from: 98, to: 99, set: { engines: 2 } },
    ],
    // Engine 2 at 98, engine 1 at 100: can't be told. Weight seen 240 − 5 of 240 = 97.9167 %.
    expected: { items: { 'S-01': ['no_data', 0] }, score: 100, coverage: (235 / 240) * 100 },
  },
  {
    name: 'begun with engines running',
    changes: [{ from: 0, to: 99, set: { engines: 3 } }],
    // S-01 has no start to judge; S-22 saw the cooling down, 283 s, and that counts. The beacon comes on at 50: from 30,
    // where rules begin to look, to 49 it is off for 19 s with engines running, longer than 10 + 2 s: 100 − 3.
    expected: {
      items: { 'S-01': ['no_data', 0], 'S-02': ['hit', 3] },
      score: 97,
      coverage: (235 / 240) * 100,
      flags: ['V-06'],
    },
  },
  {
    name: 'beacon off for 13 s while taxiing',
    changes: [{ from: 240, to: 253, off: 'beacon' }],
    // 13 s is longer than 10 s and the 2 s of bouncing: 100 − 3.
    expected: { items: { 'S-02': ['hit', 3] }, score: 97 },
  },
  {
    name: 'beacon off for 12 s while taxiing',
    changes: [{ from: 240, to: 252, off: 'beacon' }],
    // 12 s is not longer than 10 + 2 s: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'taxi at 37 kt for 8 s and a landing at 350 ft/min',
    changes: [{ from: 250, to: 258, set: { gsKt: 37 } }],
    touchdowns: [{ second: 1932, fpm: 350, g: 1.3 }],
    // 37 > 30 + 5 kt for 8 ≥ 5 s: 3. 350 is in 301–400: 3. 100 − 3 − 3.
    expected: { items: { 'S-03': ['hit', 3], 'S-14': ['hit', 3] }, score: 94 },
  },
  {
    name: 'taxi at 35 kt, and at 37 kt for 4 s',
    changes: [
      { from: 240, to: 250, set: { gsKt: 35 } },
      { from: 265, to: 269, set: { gsKt: 37 } },
    ],
    // 35 is not above 35; 269 − 265 = 4 s is under 5 s: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'four times too fast in the taxi to the stand',
    changes: [2060, 2080, 2100, 2120].map((from) => ({ from, to: from + 6, set: { gsKt: 40 } })),
    // The roll ends at 1964 (35 kt) and is left alone until 2024. Four times 3 would be 12, the cap is 9: 100 − 9.
    expected: { items: { 'S-03': ['hit', 9] }, score: 91 },
  },
  {
    name: 'rejected take-off before the real one',
    changes: [{ from: 255, to: 275, set: { gsKt: 70 } }],
    // 70 kt in the direction of the runway is above 45 kt and aligned: a take-off, no taxi. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'taxi light off for 21 s',
    changes: [{ from: 240, to: 261, off: 'taxi' }],
    // 15 kt is above 10 kt, 21 s longer than 20 s: 100 − 2.
    expected: { items: { 'S-04': ['hit', 2] }, score: 98 },
  },
  {
    name: 'short warm-up and short cooling down',
    changes: [
      { from: 70, to: 179, set: { engines: 1 } },
      { from: 2100, to: 2260, set: { engines: 0 } },
      { from: 150, to: 178, set: { engines: 1 } },
    ],
    // Second engine at 180: 165 s to the take-off at 345. Off at 2100: 168 s after 1932. Both under 180 s: 2 + 2. The
    // engines are off before the brake is set at 2205: 2 for the order at the stand. The beacon stays on. 100 − 4 − 2.
    expected: { items: { 'S-22': ['hit', 4], 'S-23': ['hit', 2] }, score: 94 },
  },
  {
    name: 'beacon off before the engines at the stand',
    changes: [{ from: 2208, to: 2224, off: 'beacon' }],
    // Brake 2205, beacon 2208, engines 2215: out of order, 2. Off with engines running only 7 s. 100 − 2.
    expected: { items: { 'S-23': ['hit', 2] }, score: 98 },
  },
  {
    name: 'recording ends ten seconds after the brake',
    changes: [{ from: 2216, to: 2260, lost: true }],
    // The engines go off with the last sample, the beacon has 109 s left: nothing can be said. 238 of 240 = 99.1667 %.
    expected: { items: { 'S-23': ['no_data', 0] }, score: 100, coverage: (238 / 240) * 100 },
  },
  {
    name: 'far less fuel than planned',
    facts: { plan: { fuelKg: 5200, blockMin: 40 } },
    // 3975 kg off block: 1225 kg less, which is more than 1000 kg and than 10 % of 5200. 100 − 2. S-24 has a plan now.
    expected: { items: { 'S-20': ['hit', 2], 'S-24': ['ok', 0] }, score: 98 },
  },
  {
    name: 'a little less fuel than planned',
    facts: { plan: { fuelKg: 4900, blockMin: null } },
    // 925 kg less is above 10 % of 4900 but not above 1000 kg: 100 − 0.
    expected: { items: { 'S-20': ['ok', 0] }, score: 100 },
  },
];
