/** Golden flights: what recorders, lines and computers do that no pilot did. Each figure below is worked out by hand. */
import type { ClockBatch } from '@va/domain/flight-record/clock-by-arrival.ts';
import { LIGHT, STATE, type LightName } from '@va/domain/flight-record/telemetry-point.ts';
import { unseen, type Expected, type GoldenFlight } from './golden-flight.ts';

const ALWAYS = { from: 0, to: 2260 };

/** A light whose bit is 0 all flight, while the others change. */
function dark(name: LightName, items: Expected['items'], weight: number): GoldenFlight {
  return {
    name: `${name} light never told, the others are`,
    changes: [{ ...ALWAYS, off: name }],
    // Not reported: 100 − 0, and the rules that need it alone leave the coverage.
    expected: { items, score: 100, coverage: ((240 - weight) / 240) * 100 },
  };
}

/** Batches every 30 s, live to a second, of a computer whose clock is set by so many seconds after one of the flight. */
function clockSet(at: number, byS: number): (start: number) => ClockBatch[] {
  return (start) =>
    Array.from({ length: 75 }, (_, i) => {
      const serverNow = start + i * 30_000;
      const clientNow = serverNow + (i * 30 > at ? byS * 1000 : 0);
      return { clientNow, serverNow, newestPointAt: clientNow - 1000, repeated: false };
    });
}

/** Flights that a pilot flew without fault, or with one fault that stays. */
export const RECORDER_FLIGHTS: readonly GoldenFlight[] = [
  {
    name: 'hard landing of 800 ft/min told 0,6 s after the touch',
    touchdowns: [{ second: 1932, fpm: 800, g: 1.4, stampS: 0.6 }],
    // Latched 800, and 800 by the second before the touch at 1932; 601–800 is 30: 100 − 30.
    expected: { items: { 'S-14': ['hit', 30] }, score: 70 },
  },
  {
    name: 'hard landing of 801 ft/min stamped a second late',
    touchdowns: [{ second: 1932, fpm: 801, g: 1.4, stampS: 1 }],
    // The next band, 801–1000, is 50: 100 − 50 = 50, under 55.
    expected: { items: { 'S-14': ['hit', 50] }, score: 50, outcome: 'below_minimum' },
  },
  {
    name: 'hard landing of 650 ft/min told 0,9 s before the touch',
    touchdowns: [{ second: 1932, fpm: 650, g: 1.4, stampS: -0.9 }],
    // 601–800 is 30: 100 − 30.
    expected: { items: { 'S-14': ['hit', 30] }, score: 70 },
  },
  dark('taxi', unseen('S-04'), 2),
  dark('beacon', unseen('S-02', 'S-23'), 5),
  dark('landing', unseen('S-06'), 3),
  // S-05 still sees the landing lights.
  dark('strobe', {}, 0),
  {
    name: 'fuel of 0 all flight',
    changes: [{ ...ALWAYS, set: { fuelKg: 0 } }],
    // Not reported: S-18 15 of 240 is not to be judged. 225 of 240 = 93.75 %. 100 − 0.
    expected: { items: unseen('S-18'), score: 100, coverage: 93.75 },
  },
  {
    name: 'fuel of 1000 kg all flight',
    changes: [{ ...ALWAYS, set: { fuelKg: 1000 } }],
    // It never falls in the 26 minutes and a half from 345 to 1932: not reported, as above.
    expected: { items: unseen('S-18'), score: 100, coverage: 93.75 },
  },
  {
    name: 'one sample in the air four minutes after the landing',
    changes: [{ from: 2172, to: 2172, set: { onGround: false, aglFt: 40 } }],
    // One sample is nothing: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'three samples in the air in the taxi to the stand',
    changes: [{ from: 2150, to: 2152, set: { onGround: false } }],
    // Under the 10 s of a take-off, and 218 s after the touch no bounce: 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'pause of forty minutes in cruise',
    changes: [{ at: 900, standsS: 2400 }],
    touchdowns: [{ second: 4332, fpm: 180, g: 1.2 }],
    // One pause: 3. 40 minutes are more than 15: V-08. Fuel stands as long as the simulation: no V-04. 100 − 3.
    expected: { items: { 'S-21': ['hit', 3] }, score: 97, flags: ['V-08'], decision: 'review' },
  },
  {
    name: 'fuel of 0 at one sample in cruise',
    changes: [{ from: 900, to: 900, set: { fuelKg: 0 } }],
    // One sample is nothing: 100 − 0, no V-03.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'computer’s clock set 12 s forward in cruise',
    changes: [{ at: 900, clockS: 12 }],
    clock: clockSet(900, 12),
    touchdowns: [{ second: 1944, fpm: 180, g: 1.2 }],
    // The batches tell of it: no pause. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'computer’s clock set 25 s back in cruise',
    changes: [{ at: 900, clockS: -25 }],
    clock: clockSet(900, -25),
    touchdowns: [{ second: 1907, fpm: 180, g: 1.2 }],
    // The batches tell of it: no jump. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'lever up at 216 kt, gear locked up 4 s later, accelerating',
    changes: [
      { from: 345, to: 379, set: { flaps: 0 } },
      { from: 345, to: 379, edit: ({ seq }) => ({ iasKt: 216 + (seq - 350) }) },
      { from: 350, to: 353, set: { gear: 0.5 } },
    ],
    // 216 to 219 kt while it moves, under 220 + 5; 245 kt at 379 with the gear up, which has no limit. 100 − 5 for the
    // take-off without flaps alone: the last sample on the ground, 344, has flaps 1. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'flaps sent as a share of 0 to 1',
    changes: [{ ...ALWAYS, edit: ({ flaps }) => ({ flaps: (flaps ?? 0) / 4 }) }],
    // No detents: S-07 5, S-10 10 and S-13 10 of 240 are not to be judged. 215 of 240 = 89.5833 %. 100 − 0.
    expected: { items: unseen('S-07', 'S-10', 'S-13'), score: 100, coverage: (215 / 240) * 100 },
  },
  {
    name: 'pitch sent with the nose down positive',
    changes: [{ ...ALWAYS, edit: ({ pitch }) => ({ pitch: -(pitch ?? 0) - 5 }) }],
    // −15° all the climb, which no aircraft climbs with: S-12 10 is not to be judged. 230 of 240 = 95.8333 %. 100 − 0.
    expected: { items: unseen('S-12'), score: 100, coverage: (230 / 240) * 100 },
  },
  {
    name: 'moved by hand at the stand before off block',
    changes: [
      {
        from: 20,
        to: 30,
        edit: ({ lat, flags }) => ({ lat: lat + 0.001, flags: (flags ?? 0) | STATE.slew }),
      },
      { from: 31, to: 2260, edit: ({ lat }) => ({ lat: lat + 0.001 }) },
    ],
    runway: { lat: 40.001 },
    // Before the block: no V-02, and off block stays at 150. 100 − 0.
    expected: { items: {}, score: 100 },
  },
  {
    name: 'moved by hand in cruise',
    changes: [{ from: 900, to: 905, edit: ({ flags }) => ({ flags: (flags ?? 0) | STATE.slew }) }],
    // In the block: V-02, a person decides. 100 − 0.
    expected: { items: {}, score: 100, flags: ['V-02'], decision: 'review' },
  },
  {
    name: 'eight times as fast in cruise, untold',
    changes: [{ from: 640, to: 1600, times: 8 }],
    touchdowns: [{ second: 1932 - 840, fpm: 180, g: 1.2 }],
    // 960 s of way in 120 s. The descent is eight times as fast too, but the recorder tells the simulator's own figures.
    // Landing lights are on from 1285, which is 721 now, below 9500 ft 722: nothing is off for long. 100 − 0, V-01.
    expected: { items: {}, score: 100, flags: ['V-01'], decision: 'review' },
  },
  {
    name: 'neither vertical speed nor a light nor most else',
    changes: [
      {
        ...ALWAYS,
        set: { vsFpm: null, lights: null, engines: null, flaps: null, gear: null, flags: null, fuelKg: null },
      },
    ],
    touchdowns: [{ second: 1932, fpm: null, g: null }],
    // Left: S-03 9, S-08 12, S-09 20, S-12 10, S-16 6, S-17 10, S-19 10: 77 of 240 = 32.0833 %. 100 − 0, by a person.
    expected: {
      items: unseen(
        'S-01',
        'S-02',
        'S-04',
        'S-05',
        'S-06',
        'S-07',
        'S-10',
        'S-11',
        'S-13',
        'S-14',
        'S-15',
        'S-18',
        'S-21',
        'S-22',
        'S-23',
      ),
      score: 100,
      coverage: (77 / 240) * 100,
      decision: 'review',
    },
  },
  {
    name: 'a brake that is never told',
    changes: [{ ...ALWAYS, edit: ({ flags }) => ({ flags: (flags ?? 0) & ~STATE.parkingBrake }) }],
    // On block is the end of the recording; S-23 2 of 240 is not to be judged: 99.1667 %. 100 − 0.
    expected: { items: unseen('S-23'), score: 100, coverage: (238 / 240) * 100 },
  },
  {
    name: 'lights told in part, the rest marked as unknown',
    changes: [
      {
        ...ALWAYS,
        edit: ({ lights }) => ({ lights: ((lights ?? 0) & LIGHT.landing) | ((31 ^ LIGHT.landing) << 8) }),
      },
    ],
    // Only the landing lights: S-02 3, S-04 2 and S-23 2 are not to be judged. 233 of 240 = 97.0833 %. 100 − 0.
    expected: { items: unseen('S-02', 'S-04', 'S-23'), score: 100, coverage: (233 / 240) * 100 },
  },
];
