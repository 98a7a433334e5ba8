// @vitest-environment node
/** Recordings that no recorder should send: each is judged by what it tells, and never costs what nobody did. */
import { recordOf } from '@va/testing/golden-flights/judged.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/published-rules.ts';
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
