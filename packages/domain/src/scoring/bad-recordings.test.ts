// @vitest-environment node
/** Recordings that no recorder should send: each is judged by what it tells, and never costs what nobody did. */
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { expect, test } from 'vitest';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import { scoreFlight } from './score-flight.ts';

const RULES = publishedRules();
const judge = (flight: RecordedFlight) => scoreFlight(flight, RULES, LEAST_SCORE);
const lost = ({ items }: ReturnType<typeof judge>) =>
  items.filter(({ deduction }) => deduction > 0).map(({ ruleId, deduction }) => [ruleId, deduction]);
const clean = recordOf({});

/** The touchdown told three times within a second, each time so hard. */
const threeTimes = (rates: readonly number[]): RecordedFlight => {
  const landed = recordOf({ touchdowns: [{ second: 1932, fpm: Math.max(...rates), g: 1.4 }] });
  const [told] = landed.events.filter(({ kind }) => kind === 'touchdown');
  return {
    ...landed,
    events: [
      ...landed.events.filter((event) => event !== told),
      ...rates.map((rateFpm, i) => ({
        ...told!,
        id: `td-${i}`,
        at: told!.at + i * 400,
        data: { ...told!.data, rateFpm: -rateFpm },
      })),
    ],
  };
};

test.each([
  ['soft', [180, 150, 120], []],
  ['hard at first', [800, 300, 200], [['S-14', 30]]],
  ['hard at last', [200, 300, 800], [['S-14', 30]]],
])('three touchdowns in a second, %s, are one landing and cost once', (_, rates, costs) => {
  expect(lost(judge(threeTimes(rates)))).toEqual(costs);
});

test('events without points tell of no flight: nothing is taken, and a person looks', () => {
  const events = threeTimes([990, 990, 990]).events;
  const { score, coverage, items, outcome } = judge({ ...clean, events, points: [] });
  expect([score, coverage, outcome.decision]).toEqual([100, 0, 'review']);
  expect(items.every(({ status }) => status === 'no_data')).toBe(true);
});

const FIELDS: readonly (keyof TelemetryPoint)[] = [
  'lights',
  'iasKt',
  'aglFt',
  'onGround',
  'fuelKg',
  'engines',
  'flaps',
  'gear',
  'g',
  'pitch',
  'flags',
];

test.each(FIELDS)(
  'a recorder that leaves out %s from some moment on, or until then, costs nothing',
  (field) => {
    for (const second of [200, 345, 600, 1200, 1930, 1935, 2150])
      for (const isEnd of [true, false]) {
        const points = clean.points.map((point, i) =>
          i >= second === isEnd ? { ...point, [field]: null } : point,
        );
        expect(lost(judge({ ...clean, points })), `${second} ${isEnd}`).toEqual([]);
      }
  },
);

test('a recorder that sends another set of fields with every point costs nothing', () => {
  const points = clean.points.map((point, i) => ({ ...point, [FIELDS[i % FIELDS.length]!]: null }));
  expect(lost(judge({ ...clean, points }))).toEqual([]);
});

test.each([400, 600, 1200, 1800, 1925])(
  'a flight that begins in the air, after %d s, is judged by what was seen, and loses nothing',
  (second) => {
    for (const fromAir of [false, true]) {
      const points = clean.points.slice(second);
      const begun = { ...clean, points, reporting: { ...clean.reporting, fromAir } };
      const { items, coverage, flags } = judge(begun);
      expect(lost(judge(begun)), `${fromAir}`).toEqual([]);
      expect(items.find(({ ruleId }) => ruleId === 'S-01')?.status).toBe('no_data');
      expect(coverage).toBeLessThan(100);
      expect(flags.map(({ code }) => code)).toContain('V-06');
    }
  },
);

test.each([-1, 1])(
  'sizes beyond all sense, %d times as large, are no data: no crash, and nothing is taken',
  (sign) => {
    for (const size of [Infinity, Number.MAX_VALUE, 1e300, Number.NaN]) {
      const columns = FIELDS.filter((field) => typeof clean.points[0]![field] === 'number');
      const huge = Object.fromEntries(columns.map((field) => [field, sign * size]));
      const points = clean.points.map((point, i) => (i % 3 === 0 ? { ...point, ...huge } : point));
      const all = clean.points.map((point) => ({ ...point, ...huge }));
      expect(lost(judge({ ...clean, points }))).toEqual([]);
      expect(lost(judge({ ...clean, points: all }))).toEqual([]);
    }
  },
);
