/** Golden flights: what goes wrong between take-off and approach. Each figure below is worked out by hand. */
import { STATE } from '@va/domain/flight-record/telemetry-point.ts';
import type { GoldenFlight } from './golden-flight.ts';

/** Flights with faults in the air. */
export const AIR_FLIGHTS: readonly GoldenFlight[] = [
  {
    name: 'no lights for the take-off',
    changes: [
      { from: 300, to: 400, off: 'strobe' },
      { from: 300, to: 400, off: 'landing' },
    ],
    // Both off from 330 to 360: one occasion, 2. Landing lights off from 345 to 400, below 9500 ft, are 55 s, not longer
    // than 60 s. 100 − 2.
    expected: { items: { 'S-05': ['hit', 2] }, score: 98 },
  },
  {
    name: 'strobe off for the take-off and the landing',
    changes: [
      { from: 300, to: 400, off: 'strobe' },
      { from: 1800, to: 1980, off: 'strobe' },
    ],
    // Two occasions of 2: 100 − 4.
    expected: { items: { 'S-05': ['hit', 4] }, score: 96 },
  },
  {
    name: 'landing lights left on above FL100 and off below it',
    changes: [
      { from: 583, to: 900, on: 'landing' },
      { from: 1285, to: 1500, off: 'landing' },
    ],
    // Above 10 500 ft from 595 (10 502 ft): 305 s on, longer than 180 s: 1. Below 9500 ft after 1300 (9500 ft): off for
    // 199 s, longer than 60 s: 2. Together 3, the cap. 100 − 3.
    expected: { items: { 'S-06': ['hit', 3] }, score: 97 },
  },
  {
    name: 'take-off without flaps',
    changes: [{ from: 205, to: 379, set: { flaps: 0 } }],
    // The lever moves later, so it is reported: 100 − 5.
    expected: { items: { 'S-07': ['hit', 5] }, score: 95 },
  },
  {
    name: '255 kt below FL100 for 9 s',
    changes: [{ from: 460, to: 469, set: { iasKt: 255 } }],
    // 255 is within the 10 kt: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: '265 kt below FL100 for 12 s',
    changes: [{ from: 460, to: 472, set: { iasKt: 265 } }],
    // Above 260 kt for 12 ≥ 10 s: 100 − 4.
    expected: { items: { 'S-08': ['hit', 4] }, score: 96 },
  },
  {
    name: '265 kt twice within 30 s and once much later',
    changes: [
      { from: 450, to: 462, set: { iasKt: 265 } },
      { from: 480, to: 492, set: { iasKt: 265 } },
      { from: 1400, to: 1412, set: { iasKt: 265 } },
    ],
    // The first two are 18 s apart, one event. Two events of 4: 100 − 8.
    expected: { items: { 'S-08': ['hit', 8] }, score: 92 },
  },
  {
    name: '265 kt with leave by the controller',
    changes: [{ from: 460, to: 472, set: { iasKt: 265 } }],
    events: [{ kind: 'atc_speed_approved', second: 440 }],
    network: [{ from: 0, to: 2250, network: 'vatsim' }],
    // Ticked 20 s before and online: shown, takes nothing. On a network, so S-25 applies. 100 − 0.
    expected: { items: { 'S-08': ['justified', 0], 'S-25': ['ok', 0] }, score: 100 },
  },
  {
    name: '265 kt with the tick but offline',
    changes: [{ from: 460, to: 472, set: { iasKt: 265 } }],
    events: [{ kind: 'atc_speed_approved', second: 440 }],
    // Nobody could give leave: 100 − 4.
    expected: { items: { 'S-08': ['hit', 4] }, score: 96 },
  },
  {
    name: 'three times beyond VMO',
    changes: [700, 800, 900].map((from) => ({ from, to: from + 6, set: { iasKt: 360 } })),
    // 360 > 350 + 6 kt for 6 ≥ 5 s, three times 10 is 30, the cap is 20. 100 − 20.
    expected: { items: { 'S-09': ['hit', 20] }, score: 80 },
  },
  {
    name: 'beyond MMO in reported turbulence',
    changes: [{ from: 700, to: 706, set: { mach: 0.84 } }],
    events: [{ kind: 'severe_turbulence', second: 690 }],
    // 0,84 > 0,82 + 0,01: 10, but no more than 5 in turbulence. 100 − 5.
    expected: { items: { 'S-09': ['hit', 5] }, score: 95 },
  },
  {
    name: 'overspeed warning of the simulator alone',
    changes: [{ from: 700, to: 720, set: { flags: STATE.overspeed } }],
    // The figures are within the limits: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'flaps 2 and the gear too fast',
    changes: [
      { from: 1600, to: 1604, set: { iasKt: 210, flaps: 2 } },
      { from: 1450, to: 1454, set: { iasKt: 258 } },
      { from: 1450, to: 1659, set: { gear: 1 } },
    ],
    // Flaps 2: 210 > 200 + 5 for 4 ≥ 3 s, 5. Gear: 258 > 250 + 5 for 4 s, 5. 258 is under the 260 kt of S-08. 100 − 10.
    expected: { items: { 'S-10': ['hit', 10] }, score: 90 },
  },
  {
    name: 'stall warning 20 s after lift-off at 145 kt',
    changes: [{ from: 365, to: 370, set: { iasKt: 145, flags: STATE.stall } }],
    // Within 60 s of lift-off, and not slow: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'a real stall',
    changes: [{ from: 1300, to: 1305, set: { iasKt: 110, flags: STATE.stall } }],
    // Warning for 5 ≥ 3 s, 110 < 120 kt, far above 400 ft: 100 − 20.
    expected: { items: { 'S-11': ['hit', 20] }, score: 80 },
  },
  {
    name: 'steep turn and steep descent',
    changes: [
      { from: 800, to: 804, set: { bank: -40 } },
      { from: 1250, to: 1254, set: { pitch: -15 } },
    ],
    // 40 > 35° and 15 > 12° down, 4 ≥ 3 s each: two of 5. 100 − 10.
    expected: { items: { 'S-12': ['hit', 10] }, score: 90 },
  },
  {
    name: 'emergency descent',
    changes: [{ from: 1250, to: 1254, set: { pitch: -15 } }],
    events: [{ kind: 'emergency', second: 1200 }],
    // Declared and going down: S-12 is off, and so are S-18 and S-19. The rest is scored: 100 − 0, outcome emergency.
    expected: {
      items: { 'S-12': ['not_applicable', 0], 'S-18': ['not_applicable', 0], 'S-19': ['not_applicable', 0] },
      score: 100,
      outcome: 'emergency',
    },
  },
  {
    name: 'too heavy for the take-off',
    changes: [{ from: 0, to: 400, set: { weightKg: 78_000 } }],
    // 78 000 > 77 000 + 1 % (77 770); no landing weight is known for the type: 100 − 5.
    expected: { items: { 'S-19': ['hit', 5] }, score: 95 },
  },
];
