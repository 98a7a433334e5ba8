/** Golden flights: what the recording itself lacks or shows. Each figure below is worked out by hand. */
import { STATE } from '@va/domain/flight-record/telemetry-point.ts';
import { unseen, type GoldenFlight } from './golden-flight.ts';

/** The simulator stands forty times for 3 s, or once for 12 s. */
const STUTTERS = Array.from({ length: 40 }, (_, i) => ({ at: 2400 - i * 30, standsS: 3 })).filter(
  ({ at }) => at < 1900,
);

/** Flights whose record is special. */
export const RECORD_FLIGHTS: readonly GoldenFlight[] = [
  {
    name: 'lights never reported',
    changes: [{ from: 0, to: 2260, set: { lights: null } }],
    // S-02 3, S-04 2, S-05 4, S-06 3 and S-23 2 are 14 of 240 that can't be judged: 226 of 240 = 94.1667 %. 100 − 0.
    expected: {
      items: unseen('S-02', 'S-04', 'S-05', 'S-06', 'S-23'),
      score: 100,
      coverage: (226 / 240) * 100,
    },
  },
  {
    name: 'lights that are on for ever',
    changes: [{ from: 0, to: 2260, set: { lights: 31 } }],
    // A field that never changes counts as not reported, as above.
    expected: {
      items: unseen('S-02', 'S-04', 'S-05', 'S-06', 'S-23'),
      score: 100,
      coverage: (226 / 240) * 100,
    },
  },
  {
    name: 'position and height only',
    changes: [
      {
        from: 0,
        to: 2260,
        set: {
          iasKt: null,
          mach: null,
          vsFpm: null,
          fuelKg: null,
          weightKg: null,
          engines: null,
          lights: null,
          flaps: null,
          gear: null,
          pitch: null,
          bank: null,
          flags: null,
          simRate: null,
          g: null,
        },
      },
    ],
    touchdowns: [],
    // Left: S-03 9 and S-17 10 (between the samples of 1931 and 1932). 19 of 240 = 7.9167 %, a person decides. 100 − 0.
    expected: {
      items: unseen(
        'S-01',
        'S-02',
        'S-04',
        'S-05',
        'S-06',
        'S-07',
        'S-08',
        'S-09',
        'S-10',
        'S-11',
        'S-12',
        'S-13',
        'S-14',
        'S-15',
        'S-16',
        'S-18',
        'S-19',
        'S-21',
        'S-22',
        'S-23',
      ),
      score: 100,
      coverage: (19 / 240) * 100,
      decision: 'review',
    },
  },
  {
    name: 'forty stutters of 3 s',
    changes: STUTTERS,
    touchdowns: [{ second: 1932 + STUTTERS.length * 3, fpm: 180, g: 1.2 }],
    // None lasts 10 s: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'one stop of 12 s',
    changes: [{ at: 900, standsS: 12 }],
    touchdowns: [{ second: 1944, fpm: 180, g: 1.2 }],
    // 12 ≥ 10 s: 100 − 3.
    expected: { items: { 'S-21': ['hit', 3] }, score: 97 },
  },
  {
    name: 'six pauses by the flag',
    changes: [700, 750, 800, 850, 900, 950].map((from) => ({
      from,
      to: from + 11,
      set: { flags: STATE.pause },
    })),
    // Six of 3 would be 18, the cap is 15: 100 − 15.
    expected: { items: { 'S-21': ['hit', 15] }, score: 85 },
  },
  {
    name: 'gap of four minutes in cruise',
    changes: [{ from: 700, to: 939, lost: true }],
    // The aircraft flew on: a gap, only shown; 241 of 2055 s are under 20 %. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'recorder off at 2000 ft and on again after the landing',
    changes: [{ from: 1790, to: 1960, lost: true }],
    touchdowns: [{ second: 1962, fpm: 50, g: 1 }],
    // Nobody saw the landing, and the event after it belongs to a recorder that reconnects on the ground. Not to be
    // judged: S-13 10, S-14 50, S-15 15, S-16 6, S-17 10, S-18 15, S-23 2 (108 of 240); S-05, S-19 and S-22 saw their
    // first occasion. 132 of 240 = 55 %. 100 − 0 and a person decides.
    expected: {
      items: unseen('S-13', 'S-14', 'S-15', 'S-16', 'S-17', 'S-18', 'S-23'),
      score: 100,
      coverage: 55,
      flags: ['V-07'],
      decision: 'review',
    },
  },
  {
    name: 'score of exactly 5,5 on the day of the minimum',
    start: '2025-07-01T10:00:00Z',
    changes: [
      { from: 1300, to: 1305, set: { iasKt: 110, flags: STATE.stall } },
      { from: 205, to: 379, set: { flaps: 0 } },
    ],
    touchdowns: [{ second: 1932, fpm: 550, g: 1.2, alongM: 1060 }],
    events: [],
    facts: { plan: { fuelKg: 5200, blockMin: 40 } },
    // Stall 20, no flaps 5, 501–600 ft/min 15, long 3, plan 2: 100 − 45 = 55, not under 55.
    expected: {
      items: {
        'S-07': ['hit', 5],
        'S-11': ['hit', 20],
        'S-14': ['hit', 15],
        'S-17': ['hit', 3],
        'S-20': ['hit', 2],
        'S-24': ['ok', 0],
      },
      score: 55,
    },
  },
  {
    name: 'below the minimum, a minute before the minimum held',
    start: '2025-06-30T23:56:29Z',
    touchdowns: [{ second: 1932, fpm: 1001, g: 1.2 }],
    // Off block 23:58:59 on 2025-06-30: 100 − 50 = 50 and still valid.
    expected: { items: { 'S-14': ['hit', 50] }, score: 50 },
  },
  {
    name: 'a quarter of the block off the network and another callsign',
    network: [
      { from: 150, to: 1650, network: 'vatsim', callsign: 'ZZZ999' },
      { from: 1665, to: 2205, network: null },
    ],
    // From 150 to 1665 online are 1515 s of the block of 2055 s, 73 %; shown only. V-15 for the callsign. 100 − 0.
    expected: { items: { 'S-25': ['ok', 0] }, score: 100, flags: ['V-15'] },
  },
  {
    name: 'recorder’s clock 15 minutes slow, already corrected',
    clock: (start) =>
      Array.from({ length: 20 }, (_, i) => ({
        clientNow: start + i * 60_000 - 900_000,
        serverNow: start + i * 60_000,
        newestPointAt: start + i * 60_000 - 901_000,
        repeated: false,
      })),
    // 900 s are more than 120 s: marked, not blocking. 100 − 0.
    expected: { items: {}, score: 100, flags: ['V-14'] },
  },
  {
    name: 'tour stage without a measured touchdown',
    touchdowns: [{ second: 1932, fpm: 180, g: 1.2, slow: true }],
    facts: { tourStage: true },
    // Without the fast window S-14 50 and S-16 6 can't be judged: 184 of 240 = 76.6667 %; a stage always goes to a
    // person then. 100 − 0.
    expected: {
      items: unseen('S-14', 'S-16'),
      score: 100,
      coverage: (184 / 240) * 100,
      decision: 'review',
    },
  },
];
