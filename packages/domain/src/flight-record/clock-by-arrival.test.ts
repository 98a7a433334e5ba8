// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetByArrival, offsetOnMap, quickestOf } from './clock-by-arrival.ts';
import { checkClock } from './clock-offset.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const HOUR_S = 3600;

/** A batch that was recorded, sent and received at these seconds, by a clock that is so many seconds slow. */
const batch = (recordedS: number, receivedS: number, slowS: number) => ({
  clientNow: null,
  serverNow: START + receivedS * 1000,
  newestPointAt: START + (recordedS - slowS) * 1000,
  repeated: false,
});
/** A flight of 40 minutes that reports every so many seconds. */
const live = (everyS: number, slowS: number, wayS = () => 0.5) =>
  Array.from({ length: Math.floor(2400 / everyS) }, (_, i) => batch(i * everyS, i * everyS + wayS(), slowS));

const slow = fc.integer({ min: -12 * HOUR_S, max: 12 * HOUR_S });
const every = fc.integer({ min: 5, max: 60 });
/** Batches that waited for a line. */
const late = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 2400 }), by: fc.integer({ min: 61, max: 7200 }) }),
  { maxLength: 40 },
);

test('a clock that is off all the time is found, whatever comes late, and in any order', () => {
  fc.assert(
    fc.property(slow, every, late, fc.infiniteStream(fc.nat({ max: 4 })), (slowS, everyS, waited, way) => {
      const all = [
        ...live(everyS, slowS, () => way.next().value ?? 0),
        ...waited.map(({ at, by }) => batch(at, at + by, slowS)),
      ];
      const offset = offsetByArrival(all);
      expect(Math.abs(offset - slowS * 1000)).toBeLessThanOrEqual(10_000);
      expect(offsetByArrival(all.toReversed())).toBe(offset);
      expect(offsetByArrival([...all, ...all])).toBe(offset);
    }),
  );
});

test('a flight that is sent long afterwards, all within two minutes, is believed: its clock may be right', () => {
  fc.assert(
    fc.property(every, fc.integer({ min: 60, max: 20 * HOUR_S }), (everyS, afterS) => {
      const times = live(everyS, 0).map((_, i) => i * everyS);
      const sent = times.map((at, i) => batch(at, 2400 + afterS + (i * 100) / times.length, 0));
      expect(offsetByArrival(sent)).toBe(0);
    }),
  );
});

test('nothing was recorded after it arrived: a clock that is ahead is turned back, by one batch too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: HOUR_S }), (aheadS) => {
      expect(offsetByArrival([batch(0, 0, -aheadS)])).toBe(-aheadS * 1000);
    }),
  );
});

test.each([
  ['15 minutes slow', 900, 900_500, true],
  ['15 minutes fast', -900, -899_500, true],
  ['a minute slow', 60, 60_500, false],
  ['right', 0, 0, false],
])('%s: what it says of the clock', (_, slowS, offsetMs, marked) => {
  expect(checkClock(live(30, slowS))).toEqual({
    offsetMs,
    marked,
    drifts: false,
    seemsToDrift: false,
    ahead: false,
  });
});

test('one point from the future moves no flight, however short', () => {
  expect(offsetByArrival([batch(0, 0, 0), batch(3600, 60, 0)])).toBe(0);
  expect(offsetByArrival([...live(30, 0), batch(5000, 600, 0)])).toBe(0);
});

test('a flight without batches has no clock', () => {
  expect(offsetByArrival([])).toBe(0);
});

test('a clock is no slower than the quickest batch shows: one that was right for a minute and then had no line', () => {
  const first = Array.from({ length: 9 }, (_, i) => batch(i * 10, i * 10 + 0.5, 0));
  const waited = Array.from({ length: 200 }, (_, i) => batch(90 + i * 10, 1290 + i * 10, 0));
  expect(offsetByArrival([...first, ...waited])).toBe(0);
});

test('on the map one batch from the future tells nothing of those after it', () => {
  const shown = (lates: readonly number[]) => {
    let before: number | null = null;
    return lates.map((late) => {
      const offset = offsetOnMap(before, late);
      before = quickestOf(before, late);
      return offset;
    });
  };
  expect(shown([900_000, -3_600_000, 900_000, 900_500])).toEqual([900_000, -3_600_000, 0, 900_000]);
  expect(shown([-3_600_000, 900_000, 900_500])).toEqual([-3_600_000, 0, 900_000]);
  // Late ones of a clock that is right or a little ahead stay where they were.
  expect(shown([-500, 300_000, 290_000, -500, 300_000])).toEqual([-500, 0, 0, -500, 0]);
});
