// @vitest-environment node
import { howOften } from '@va/testing/how-often.ts';
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import { scoreFlight, scoreOf, waive } from './score-flight.ts';
import { RULE_IDS } from './score-rules.ts';
import { SAMPLE_FIELDS } from './rule-fields.ts';

const RULES = publishedRules();
/** Each run scores a flight of 37 minutes twice. */
const RUNS = { numRuns: howOften(4, 10, 100), endOnFailure: true };
const score = (flight: RecordedFlight) => scoreFlight(flight, RULES, LEAST_SCORE);

/** Faults that flights really have; each a value that a column takes for a while. */
const fault = fc
  .record({
    from: fc.integer({ min: 31, max: 2200 }),
    lasts: fc.integer({ min: 0, max: 60 }),
    set: fc.oneof(
      fc.record({ gsKt: fc.integer({ min: 0, max: 60 }) }),
      fc.record({ iasKt: fc.integer({ min: 90, max: 380 }) }),
      fc.record({ mach: fc.double({ min: 0.7, max: 0.9, noNaN: true }) }),
      fc.record({ lights: fc.integer({ min: 0, max: 31 }) }),
      fc.record({ engines: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ flaps: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ gear: fc.integer({ min: 0, max: 1 }) }),
      fc.record({ bank: fc.integer({ min: -60, max: 60 }) }),
      fc.record({ pitch: fc.integer({ min: -30, max: 40 }) }),
      fc.record({ vsFpm: fc.integer({ min: -3000, max: 0 }) }),
      fc.record({ altFt: fc.integer({ min: 8000, max: 12_000 }) }),
      fc.record({ fuelKg: fc.integer({ min: 500, max: 3000 }) }),
      fc.record({ weightKg: fc.integer({ min: 60_000, max: 90_000 }) }),
      fc.record({ flags: fc.constantFrom(4, 16, 20) }),
    ),
  })
  .map(({ from, lasts, set }) => ({ from, to: from + lasts, set }));

const flights = fc
  .record({
    changes: fc.array(fault, { maxLength: 12 }),
    fpm: fc.integer({ min: 50, max: 1300 }),
    slopeFpm: fc.integer({ min: 50, max: 1300 }),
    g: fc.double({ min: 1, max: 3, noNaN: true }),
    alongM: fc.integer({ min: -200, max: 1500 }),
  })
  .map(({ changes, ...touchdown }) => recordOf({ changes, touchdowns: [{ second: 1932, ...touchdown }] }));

const COLUMNS: readonly (keyof TelemetryPoint)[] = [...SAMPLE_FIELDS, 'simRate'];

test('the score is a whole number of tenths within 0 and 100', () => {
  fc.assert(
    fc.property(flights, (flight) => {
      const { score: tenths, items, coverage } = score(flight);
      expect(Number.isInteger(tenths)).toBe(true);
      expect(tenths).toBeGreaterThanOrEqual(0);
      expect(tenths).toBeLessThanOrEqual(100);
      expect(tenths).toBe(scoreOf(items));
      expect(
        items.every(({ ruleId, deduction }) => deduction >= 0 && deduction <= RULES.rules[ruleId].cap),
      ).toBe(true);
      expect(coverage).toBeGreaterThanOrEqual(0);
      expect(coverage).toBeLessThanOrEqual(100);
    }),
    RUNS,
  );
});

test('neither the order of the points nor repeats change anything', () => {
  fc.assert(
    fc.property(flights, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (flight, random) => {
      const keys = new Map(flight.points.map((point) => [point, random.next().value]));
      const shuffled = flight.points.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      const points = [...shuffled, ...shuffled.slice(0, 50)];
      expect(score({ ...flight, points, events: flight.events.toReversed() })).toEqual(score(flight));
    }),
    RUNS,
  );
});

test('values that a recorder does not report never lower the score, whether for a while or for good', () => {
  fc.assert(
    fc.property(
      flights,
      fc.constantFrom(...COLUMNS),
      fc.integer({ min: -300, max: 2260 }),
      fc.integer({ min: 0, max: 2600 }),
      (flight, column, from, lasts) => {
        const points = flight.points.map((point) =>
          point.seq >= from && point.seq <= from + lasts ? { ...point, [column]: null } : point,
        );
        expect(score({ ...flight, points }).score).toBeGreaterThanOrEqual(score(flight).score);
      },
    ),
    { ...RUNS, numRuns: howOften(12, 30, 300) },
  );
});

test('values missing here and there never lower the score', () => {
  fc.assert(
    fc.property(
      flights,
      fc.constantFrom(...COLUMNS),
      fc.integer({ min: 2, max: 9 }),
      (flight, column, every) => {
        const points = flight.points.map((point) =>
          point.seq % every === 0 ? { ...point, [column]: null } : point,
        );
        expect(score({ ...flight, points }).score).toBeGreaterThanOrEqual(score(flight).score);
      },
    ),
    { ...RUNS, numRuns: howOften(8, 20, 200) },
  );
});

test('a hole in the recording never lowers the score', () => {
  fc.assert(
    fc.property(
      flights,
      fc.integer({ min: 0, max: 2230 }),
      fc.integer({ min: 21, max: 600 }),
      (flight, from, lasts) => {
        const points = flight.points.filter(({ seq }) => seq < from || seq > from + lasts);
        expect(score({ ...flight, points }).score).toBeGreaterThanOrEqual(score(flight).score);
      },
    ),
    { ...RUNS, numRuns: howOften(8, 20, 200) },
  );
});

test('without the fast window, the events or any points at all it is never lower', () => {
  fc.assert(
    fc.property(flights, (flight) => {
      const { score: full } = score(flight);
      const slow = flight.events.map((event) => ({ ...event, data: { ...event.data, window: [] } }));
      expect(score({ ...flight, events: slow }).score).toBeGreaterThanOrEqual(full);
      expect(score({ ...flight, events: [] }).score).toBeGreaterThanOrEqual(full);
      expect(score({ ...flight, points: [] }).score).toBe(100);
    }),
    RUNS,
  );
});

test('letting items off never lowers the score', () => {
  fc.assert(
    fc.property(flights, fc.subarray([...RULE_IDS]), (flight, ids) => {
      const before = score(flight);
      const after = waive(before.items, ids, 'EVE010');
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(after.items.every(({ waivedBy, status }) => (waivedBy === null) === (status !== 'waived'))).toBe(
        true,
      );
    }),
    RUNS,
  );
});
