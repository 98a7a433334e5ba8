// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import type { ClockBatch } from './clock-by-arrival.ts';
import { checkClock, correctClock, driftByArrival } from './clock-offset.ts';
import { flightTimes } from './flight-times.ts';
import fc from 'fast-check';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** Twenty batches a minute apart whose clock is so many ms slow. */
function batches(slowMs: (i: number) => number, change: Partial<Omit<ClockBatch, 'clientNow'>> = {}) {
  return Array.from({ length: 20 }, (_, i) => {
    const serverNow = NOW + i * 60_000;
    const clientNow = serverNow - slowMs(i);
    return { clientNow, serverNow, newestPointAt: clientNow - 1000, repeated: false, ...change };
  });
}

test.each([
  ['noise', 1900, { offsetMs: 0, marked: false }],
  ['corrected in silence', 90_000, { offsetMs: 90_000, marked: false }],
  ['corrected and marked', 121_000, { offsetMs: 121_000, marked: true }],
  ['fast', -300_000, { offsetMs: -300_000, marked: true }],
])('%s', (_name, slow, wanted) => {
  expect(checkClock(batches(() => slow))).toEqual({
    drifts: false,
    seemsToDrift: false,
    ahead: false,
    ...wanted,
  });
});

test('PL-28: 15 minutes slow, the block is right within 5 s', () => {
  const flight = recordOf({});
  const slow = 900_000;
  const { offsetMs, marked } = checkClock(batches((i) => slow + (i % 3) * 800));
  const raw = correctClock(flight.points, -slow);
  const times = flightTimes(correctClock(raw, offsetMs), [])!;
  const right = flightTimes(flight.points, [])!;
  expect(marked).toBe(true);
  expect(Math.abs(times.offBlock - right.offBlock)).toBeLessThan(5000);
  expect(Math.abs(times.onBlock - right.onBlock)).toBeLessThan(5000);
});

test('drift of more than 60 s within the flight', () => {
  expect(checkClock(batches((i) => i * 2000)).drifts).toBe(false);
  expect(checkClock(batches((i) => i * 5000)).drifts).toBe(true);
});

test('one slow delivery is no drift', () => {
  expect(checkClock(batches((i) => (i === 7 ? 90_000 : 0)))).toMatchObject({ drifts: false, offsetMs: 0 });
});

test('late batches and repeats tell nothing of the clock', () => {
  const late = batches(() => 0).map((batch) => ({
    ...batch,
    serverNow: batch.serverNow + 2_400_000,
    newestPointAt: batch.clientNow - 60_000,
  }));
  const repeats = batches(() => 2_400_000, { repeated: true });
  expect(checkClock([...batches(() => 0), ...late, ...repeats])).toMatchObject({
    offsetMs: 0,
    drifts: false,
  });
});

test('points more than 5 min ahead, after the correction only', () => {
  const ahead = (ms: number) =>
    batches(() => 0).map((batch) => ({ ...batch, newestPointAt: batch.serverNow + ms }));
  expect(checkClock(ahead(299_000)).ahead).toBe(false);
  expect(checkClock(ahead(301_000)).ahead).toBe(true);
  expect(checkClock(batches(() => -900_000)).ahead).toBe(false);
});

test('without batches nothing is corrected', () => {
  expect(checkClock([])).toEqual({
    offsetMs: 0,
    marked: false,
    drifts: false,
    seemsToDrift: false,
    ahead: false,
  });
});

const START = Date.parse('2026-03-01T12:00:00Z');
const FLIGHT_S = 3600;
const DRIFT_MS = 60_000;

/** A batch that was recorded and received at these seconds, by a clock that is so many seconds slow. */
const batch = (recordedS: number, receivedS: number, slowS: number) => ({
  clientNow: null,
  serverNow: START + receivedS * 1000,
  newestPointAt: START + (recordedS - slowS) * 1000,
  repeated: false,
});
/** A flight of an hour that reports every so many seconds; how slow its clock is, and when a batch arrives, may change. */
const flight = (
  everyS: number,
  slowS: (s: number) => number,
  arrives: (s: number) => number = (s) => s + 0.5,
) =>
  Array.from({ length: Math.floor(FLIGHT_S / everyS) }, (_, i) =>
    batch(i * everyS, arrives(i * everyS), slowS(i * everyS)),
  );

const every = fc.integer({ min: 5, max: 60 });
const slow = fc.integer({ min: -43_200, max: 43_200 });
const set = fc.oneof(fc.integer({ min: -7200, max: -121 }), fc.integer({ min: 121, max: 7200 }));
const within = fc.integer({ min: 900, max: FLIGHT_S - 900 });
/** Some batches of the flight, by a clock, that came again long after they were recorded; none after its end. */
const waited = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: FLIGHT_S }), by: fc.integer({ min: 61, max: 3600 }) }),
  { maxLength: 3 },
);
const lateOnes = (late: readonly { at: number; by: number }[], slowS: (s: number) => number) =>
  late.flatMap(({ at, by }) => (at + by < FLIGHT_S ? [batch(at, at + by, slowS(at))] : []));

test('a clock that is set within the flight drifts, whatever comes late, and in any order', () => {
  fc.assert(
    fc.property(every, slow, set, within, waited, (everyS, slowS, byS, atS, late) => {
      const clock = (s: number) => (s < atS ? slowS : slowS + byS);
      const all = [...flight(everyS, clock), ...lateOnes(late, clock)];
      expect(driftByArrival(all)).toBeGreaterThan(DRIFT_MS);
      expect(driftByArrival(all.toReversed())).toBe(driftByArrival(all));
      expect(checkClock(all).seemsToDrift).toBe(true);
    }),
  );
});

test('one that runs on does not, however far off and whatever comes late', () => {
  fc.assert(
    fc.property(every, slow, waited, (everyS, slowS, late) => {
      const all = [...flight(everyS, () => slowS), ...lateOnes(late, () => slowS)];
      expect(checkClock(all).seemsToDrift).toBe(false);
    }),
  );
});

test('a line that was lost is no drift, when all that was recorded meanwhile comes as soon as it is back', () => {
  fc.assert(
    fc.property(every, slow, within, fc.integer({ min: 0, max: 1800 }), (everyS, slowS, atS, lostS) => {
      const arrives = (s: number) => (s >= atS && s < atS + lostS ? atS + lostS + (s - atS) / 100 : s + 0.5);
      expect(checkClock(flight(everyS, () => slowS, arrives)).seemsToDrift).toBe(false);
    }),
  );
});

/** Two hours of one that sends what waits, so many points at most in a request, none while its line is lost. */
function inRequests(recordS: number, everyS: number, most: number, lost: { atS: number; forS: number }) {
  let sent = 0;
  return Array.from({ length: Math.floor((2 * FLIGHT_S) / everyS) }, (_, i) => (i + 1) * everyS).flatMap(
    (s) => {
      const recorded = Math.floor(s / recordS);
      const now = Math.min(recorded, sent + most);
      if (now === sent || (s >= lost.atS && s < lost.atS + lost.forS)) return [];
      sent = now;
      return [batch(now * recordS, s + 0.5, 0)];
    },
  );
}

test.each([
  ['phpVMS client, 3 points at most', 5, 10, 3, 600],
  ['full requests half as large again', 1, 30, 45, 1200],
])('one that catches up in full requests does not: %s', (_, recordS, everyS, most, forS) => {
  const sent = inRequests(recordS, everyS, most, { atS: 900, forS });
  expect(driftByArrival(sent)).toBeLessThanOrEqual(DRIFT_MS);
});

test('nor one that catches up a little or much faster than it records', () => {
  const faster = fc.double({ min: 1.2, max: 5, noNaN: true });
  const lost = fc.integer({ min: 0, max: 1800 });
  fc.assert(
    fc.property(
      every,
      fc.integer({ min: 1, max: 5 }),
      faster,
      within,
      lost,
      (everyS, recordS, by, atS, forS) => {
        const most = Math.ceil((everyS * by) / recordS);
        expect(driftByArrival(inRequests(recordS, everyS, most, { atS, forS }))).toBeLessThanOrEqual(
          DRIFT_MS,
        );
      },
    ),
  );
});

test('a recorder that is behind for good after its line was lost, and one that makes up for it, do not', () => {
  const behind = flight(
    10,
    () => 0,
    (s) => (s < 600 ? s : s + 1200),
  );
  expect(driftByArrival(behind)).toBeLessThanOrEqual(DRIFT_MS);
  const madeUp = flight(
    10,
    () => 0,
    (s) => (s < 600 ? s : s < 1800 ? s + 1200 : Math.max(s, 3000 + (s - 1800) / 1000)),
  );
  expect(driftByArrival(madeUp)).toBeLessThanOrEqual(DRIFT_MS);
});

test('one that loses some seconds every minute drifts when they come to more than a minute', () => {
  expect(checkClock(flight(20, (s) => s / 100)).seemsToDrift).toBe(false);
  expect(checkClock(flight(20, (s) => s / 20)).seemsToDrift).toBe(true);
});

test.each([0.5, 1, 1.4, 3])(
  'a line that is later by %d s with every position, up to 90 s, is no drift',
  (byS) => {
    const slower = flight(
      30,
      () => 0,
      (s) => s + Math.min(90, (s / 30) * byS),
    );
    expect(checkClock(slower).seemsToDrift).toBe(false);
  },
);

test.each([
  ['a minute', 59, false],
  ['two minutes', 121, true],
])('set by %s', (_, byS, drifts) => {
  for (const sign of [1, -1])
    expect(checkClock(flight(30, (s) => (s < 1800 ? 0 : sign * byS))).seemsToDrift).toBe(drifts);
});
