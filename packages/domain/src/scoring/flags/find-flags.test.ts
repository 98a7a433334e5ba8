// @vitest-environment node
import {
  flagged,
  recordOf,
  scored,
  type Edits,
  type Variation,
} from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const at = (from: number, to: number, set: object) => ({ from, to, set });
const moved: Edits = {
  flight: (flight) => ({
    ...flight,
    points: flight.points.map((point) =>
      point.seq > 900 && point.seq < 1600 ? { ...point, lat: point.lat + 0.1 } : point,
    ),
  }),
};
/** The simulation ran some times as fast for five minutes, and the recorder does not tell. */
const hurried: Edits = {
  flight: (flight) => ({
    ...flight,
    points: flight.points.map((point) => ({
      ...point,
      lon: point.lon + 0.004 * Math.min(Math.max(0, point.seq - 700), 300),
      simRate: null,
    })),
  }),
};
const arriving = ({ flight: edit }: Edits): Edits => ({
  flight: (flight) => {
    const edited = edit!(flight);
    return { ...edited, points: edited.points.map((point) => ({ ...point, byArrival: true })) };
  },
});
const addOn: Edits = { rules: (rules) => ({ ...rules, addOns: [{ title: 'Muestra', fields: ['lights'] }] }) };
const crashing = { second: 1932, fpm: 1001, g: 2.61 };

test.each<[string, Variation, string[], Edits?]>([
  ['clean', {}, []],
  ['V-01 for 11 s', { changes: [at(700, 711, { simRate: 2 })] }, ['V-01']],
  ['V-01 not for 10 s', { changes: [at(700, 710, { simRate: 2 })] }, []],
  ['V-01 not for a rate of 1,05', { changes: [at(700, 900, { simRate: 1.05 })] }, []],
  ['V-02 for a jump of 6 NM', {}, ['V-02'], moved],
  ['V-01 for far more way than speed', {}, ['V-01'], hurried],
  ['V-01 not by times of arrival', {}, [], arriving(hurried)],
  ['V-02 not by times of arrival', {}, [], arriving(moved)],
  ['V-02 for slew', { changes: [at(700, 705, { flags: 2 })] }, ['V-02']],
  [
    'V-02 not across a gap',
    {
      changes: [
        { from: 895, to: 920, lost: true },
        { from: 1580, to: 1605, lost: true },
      ],
    },
    [],
    moved,
  ],
  ['V-03', { changes: [at(900, 2260, { fuelKg: 4300 }), at(1000, 2260, { fuelKg: 4200 })] }, ['V-03']],
  ['V-03 not on the ground', { changes: [at(0, 140, { fuelKg: 1000 })] }, []],
  ['V-04 by the flag', { changes: [at(700, 705, { flags: 32 })] }, ['V-04']],
  ['V-04 not for less than 30 minutes', { changes: [at(0, 2260, { fuelKg: 4000 })] }, []],
  ['V-05', { facts: { typeSeen: 'B738' } }, ['V-05']],
  [
    'V-05 not for a substitute that is accepted',
    { facts: { typeSeen: 'A20N', typesAccepted: ['A320', 'A20N'] } },
    [],
  ],
  ['V-05 not when the recorder does not say', { facts: { typeSeen: null } }, []],
  ['V-06', { changes: [at(0, 69, { engines: 1 })] }, ['V-06']],
  ['V-07 for a gap in the last ten miles', { changes: [{ from: 1800, to: 1830, lost: true }] }, ['V-07']],
  ['V-07 not for a gap before them', { changes: [{ from: 1500, to: 1530, lost: true }] }, []],
  ['V-08 for gaps of a quarter', { changes: [{ from: 700, to: 1220, lost: true }] }, ['V-08']],
  [
    'V-08 for 16 minutes of pauses',
    { changes: [{ at: 900, standsS: 960 }], touchdowns: [{ second: 2892, fpm: 180, g: 1.2 }] },
    ['V-08'],
  ],
  [
    'V-08 not for 15 minutes',
    { changes: [{ at: 900, standsS: 899 }], touchdowns: [{ second: 2831, fpm: 180, g: 1.2 }] },
    [],
  ],
  ['V-10 by both figures', { touchdowns: [crashing] }, ['V-10']],
  ['V-10 not by the speed alone', { touchdowns: [{ ...crashing, g: 2.6 }] }, []],
  ['V-10 not by the load factor alone', { touchdowns: [{ ...crashing, fpm: 1000 }] }, []],
  ['V-10 by the harder of two measures', { touchdowns: [{ ...crashing, slopeFpm: 300 }] }, ['V-10']],
  ['V-10 by the simulator', { events: [{ kind: 'crash', second: 1000 }] }, ['V-10']],
  ['V-11', { facts: { origin: { lat: 40.1, lon: -4 } } }, ['V-11']],
  ['V-11 not within 5 NM', { facts: { origin: { lat: 40.08, lon: -4 } } }, []],
  ['V-12', { facts: { diversion: true } }, ['V-12']],
  ['V-13', { facts: { overlaps: 'K7PM2QRX' } }, ['V-13']],
  ['V-15', { network: [{ from: 0, to: 600, network: 'ivao', callsign: 'ZZZ002' }] }, ['V-15']],
  [
    'V-15 not for small letters',
    { network: [{ from: 0, to: 600, network: 'ivao', callsign: 'zzz001' }] },
    [],
  ],
  ['V-01 by the recorder’s word', { events: [{ kind: 'sim_rate', second: 700 }] }, ['V-01']],
  ['V-02 by the recorder’s word', { events: [{ kind: 'slew', second: 700 }] }, ['V-02']],
  ['V-17', { events: [{ kind: 'overspeed', second: 700 }] }, ['V-17']],
  ['V-17 once', { events: ['gear', 'stall', 'bank'].map((kind) => ({ kind, second: 700 })) }, ['V-17']],
  ['V-17 not for what no rule knows', { events: [{ kind: 'otro', second: 700 }] }, []],
  ['V-16', { facts: { addOn: 'Avión de MUESTRA v2' } }, ['V-16'], addOn],
])('%s', (_name, variation, codes, edits) => {
  expect(flagged(variation, edits)).toEqual(codes);
});

test('V-04 after more than 30 minutes of flight in which fuel never falls; paused time is none', () => {
  const still = { changes: [{ at: 900, standsS: 300 }, at(0, 2600, { fuelKg: 4000 })] };
  const later = { ...still, touchdowns: [{ second: 2232, fpm: 180, g: 1.2 }] };
  // 345 to 1932 are 26 minutes and a half of flight, the rest is a pause.
  expect(flagged(later)).toEqual([]);
  const flewOn: Edits = {
    flight: (flight) => ({
      ...flight,
      points: flight.points.map((point) => (point.seq > 900 ? { ...point, lon: point.lon + 0.6 } : point)),
      runways: [],
    }),
  };
  expect(flagged(later, flewOn)).toContain('V-04');
});

test('V-09 for a flight that no aircraft of the type can make', () => {
  const far: Edits = {
    flight: (flight) => ({
      ...flight,
      runways: [],
      points: flight.points.map((point) => ({ ...point, lon: -4 + (point.lon + 4) * 6 })),
    }),
  };
  expect(flagged({}, far)).toContain('V-09');
});

test('V-14b for a clock that drifts, and for points ahead of the time', () => {
  const batches = (minutesLater: number, ahead: number) => (start: number) =>
    Array.from({ length: 20 }, (_, i) => ({
      clientNow: start + i * 60_000 + i * minutesLater * 3000,
      serverNow: start + i * 60_000,
      newestPointAt: start + i * 60_000 + i * minutesLater * 3000 + ahead,
      repeated: false,
    }));
  expect(flagged({ clock: batches(0, 0) })).toEqual([]);
  expect(flagged({ clock: batches(2, 0) })).toEqual(['V-14b']);
  expect(flagged({ clock: batches(0, 301_000) })).toEqual(['V-14b']);
});

test('V-14, which blocks nothing, for a clock that only the arrival of its points speaks against', () => {
  const byArrival = (setByMs: number) => (start: number) =>
    Array.from({ length: 90 }, (_, i) => ({
      clientNow: null,
      serverNow: start + i * 20_000,
      newestPointAt: start + i * 20_000 - (i < 45 ? 0 : setByMs),
      repeated: false,
    }));
  expect(flagged({ clock: byArrival(0) })).toEqual([]);
  expect(flagged({ clock: byArrival(300_000) })).toEqual(['V-14']);
});

test('V-14b for what was recorded before the flight was begun', () => {
  const [first] = recordOf({}).points;
  const begun = (afterS: number) => ({ facts: { begunAt: first!.at + afterS * 1000 } });
  expect(flagged(begun(300))).toEqual([]);
  expect(flagged(begun(301))).toEqual(['V-14b']);
});

test('flags never deduct, and only blocking ones ask for a person', () => {
  const informative = scored({ facts: { diversion: true } });
  expect(informative).toMatchObject({ score: 100, outcome: { decision: 'accept' } });
  const blocking = scored({ facts: { overlaps: 'K7PM2QRX' } });
  expect(blocking).toMatchObject({ score: 100, outcome: { decision: 'review' } });
  expect(blocking.outcome.reasons).toEqual(['V-13: Se solapa con el informe K7PM2QRX']);
});

test('V-12 claims no field of a record that ends before the landing', () => {
  const facts = { diversion: true, arrivalIcao: null };
  const detailOf = (edits?: Edits) =>
    scored({ facts }, edits).flags.find(({ code }) => code === 'V-12')?.detail;
  expect(detailOf()).toBe('Desvío: llegada a un campo desconocido');
  const cut: Edits = {
    flight: (flight) => ({ ...flight, points: flight.points.filter(({ seq }) => seq < 1500) }),
  };
  expect(detailOf(cut)).toBe('No se sabe dónde aterrizó: la grabación acaba antes');
});

test('a record without points goes to a person', () => {
  const empty = { flight: () => ({ ...recordOf({}), points: [] }) };
  expect(scored({}, empty)).toMatchObject({ score: 100, coverage: 0, outcome: { decision: 'review' } });
});
