// @vitest-environment node
import fc from 'fast-check';
import { recordOf, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, it, test } from 'vitest';
import { EVENT, type FlightEvent } from './flight-event.ts';
import { flightTimes, minutesHalfUp } from './flight-times.ts';
import { lastStop } from './on-block.ts';
import { orderPoints } from './point-order.ts';
import { reportingOf } from './reporting.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const at = (from: number, to: number, set: object) => ({ from, to, set });

/** Times in seconds of the flight. */
function timesOf(variation: Variation) {
  const { points, events } = recordOf(variation);
  const times = flightTimes(points, events)!;
  const second = (ms: number | null) => (ms === null ? null : (ms - START) / 1000);
  return {
    ...times,
    offBlock: second(times.offBlock),
    takeoff: second(times.takeoff),
    landing: second(times.landing),
    onBlock: second(times.onBlock),
  };
}

test('first movement, lift-off, touchdown and parking brake', () => {
  expect(timesOf({})).toMatchObject({
    offBlock: 150,
    takeoff: 345,
    landing: 1932,
    onBlock: 2205,
    blockMin: 34,
  });
});

test('the order of the points does not matter', () => {
  const { points, events } = recordOf({});
  expect(flightTimes(points.toReversed(), events)).toEqual(flightTimes(points, events));
});

test.each([
  ['while it still rolls to its stand', [2110, 2230], 2180],
  ['before it ever left', [0, 2230], 2230],
  ['never', [], 2260],
])('a recorder without a brake says %s that it has arrived', (_, seconds, onBlock) => {
  const { points, events } = recordOf({ changes: [at(0, 2260, { flags: 0 })] });
  const said = points.map((point) =>
    seconds.includes((point.at - START) / 1000) ? { ...point, arrived: true } : point,
  );
  expect((flightTimes(said.toReversed(), events)!.onBlock - START) / 1000).toBe(onBlock);
});

test.each<[string, Variation, object]>([
  ['a nudge of one sample is no movement', { changes: [at(60, 60, { gsKt: 3 })] }, { offBlock: 150 }],
  [
    'a place that moves without a speed',
    { changes: [at(0, 2260, { gsKt: null })] },
    { offBlock: 165, onBlock: 2205 },
  ],
  ['already moving at the first point', { changes: [{ from: 0, to: 239, lost: true }] }, { offBlock: 240 }],
  [
    'brake set and released while waiting',
    { changes: [at(2100, 2110, { flags: 16, gsKt: 0 })] },
    { onBlock: 2205 },
  ],
  ['brake never set', { changes: [at(0, 2260, { flags: 0 })] }, { onBlock: 2260 }],
  ['a hop of 5 s is no take-off', { changes: [at(320, 324, { onGround: false })] }, { takeoff: 345 }],
  ['landing in a gap', { changes: [{ from: 1920, to: 1950, lost: true }] }, { landing: null, onBlock: 2205 }],
  [
    'recording ends in the air',
    { changes: [{ from: 1800, to: 2260, lost: true }] },
    { landing: null, onBlock: 1799 },
  ],
  [
    'ground by radio height',
    { changes: [at(0, 2260, { onGround: null })], touchdowns: [] },
    { takeoff: 346, landing: 1931 },
  ],
])('%s', (_name, variation, wanted) => {
  expect(timesOf(variation)).toMatchObject(wanted);
});

test('a network’s feed alone gives the times by speed', () => {
  const blind = { onGround: null, aglFt: null, flags: null };
  const { takeoff, landing } = timesOf({ changes: [at(0, 2260, blind)], touchdowns: [] });
  expect(Math.abs(takeoff! - 345)).toBeLessThan(30);
  expect(Math.abs(landing! - 1932)).toBeLessThan(30);
});

test.each([30, 60])('a recorder that reports every %i s and tells no clock has its landing', (everyS) => {
  const points = orderPoints(recordOf({}).points).filter(
    ({ at: ms }) => (ms - START) % (everyS * 1000) === 0,
  );
  const landing = flightTimes(points, [], reportingOf(points, []))!.landing! - START;
  expect(landing / 1000 - 1932).toBeGreaterThanOrEqual(0);
  expect(landing / 1000 - 1932).toBeLessThan(everyS);
  // One that tells its clock reports every second: what lies between was not seen.
  const clock = [{ clientNow: START, serverNow: START, newestPointAt: START, repeated: false }];
  expect(flightTimes(points, [], reportingOf(points, clock))!.landing).toBeNull();
});

test('a flight that never took off has no take-off and no landing', () => {
  expect(timesOf({ changes: [{ from: 300, to: 2260, lost: true }], touchdowns: [] })).toMatchObject({
    takeoff: null,
    landing: null,
  });
  expect(flightTimes([], [])).toBeNull();
});

test.each<[string, object]>([
  ['tells everything', {}],
  ['has a switch that stays', { aglFt: null }],
  ['has a radio height that stays', { onGround: null, aglFt: 0 }],
  ['has a radio height over its wheels', { onGround: null, aglFt: 11.4 }],
  ['has neither', { onGround: null, aglFt: null }],
  ['has an altitude that stays', { onGround: null, aglFt: null, altFt: 1998 }],
  ['never says that it stands', { onGround: false, aglFt: null }],
])('a rejected take-off is no flight where the recorder %s', (_, told) => {
  for (const [fromKt, seconds] of [
    [70, 12],
    [110, 25],
    [140, 40],
  ] as const) {
    const { points } = recordOf({ changes: [{ from: 320, to: 2260, lost: true }], touchdowns: [] });
    const last = points.at(-1)!;
    const run = Array.from({ length: seconds }, (__, i) => ({
      ...last,
      seq: last.seq + i + 1,
      at: last.at + (i + 1) * 1000,
      gsKt: fromKt,
      lat: last.lat + i * 0.0005,
    }));
    const stop = Array.from({ length: 120 }, (__, i) => ({
      ...run.at(-1)!,
      seq: last.seq + seconds + i + 1,
      at: last.at + (seconds + i + 1) * 1000,
      gsKt: 0,
    }));
    const recorded = [...points, ...run, ...stop].map((point) => ({ ...point, ...told }));
    expect(flightTimes(recorded, [])).toMatchObject({ takeoff: null, landing: null });
    const fed = reportingOf(recorded, []);
    expect(flightTimes(recorded, [], fed)).toMatchObject({ takeoff: null, landing: null });
  }
});

test.each([
  [29, 0],
  [30, 1],
  [89, 1],
  [90, 2],
  [8400, 140],
])('%i s are %i min', (seconds, minutes) => {
  expect(minutesHalfUp(seconds)).toBe(minutes);
});

/** A flight whose recorder knows of no parking brake. */
const { points } = recordOf({ changes: [{ from: 0, to: 2260, set: { flags: 0 } }] });
const [first, last] = [points[0]!.at, points.at(-1)!.at];
const left = flightTimes(points, [])!.offBlock;
const stopped = points[lastStop(points)]!.at;

interface Word {
  at: number;
  arrived: boolean;
}

const onBlock = (said: readonly Word[]) =>
  flightTimes(
    points,
    said.map(({ at, arrived }): FlightEvent => {
      const kind = arrived ? EVENT.onBlock : EVENT.underWay;
      return { id: `${kind} ${at}`, kind, at, lat: null, lon: null, data: {} };
    }),
  )!.onBlock;

it('ends the block at the first point of the last stop at which the newest word since it left was an arrival', () => {
  const at = fc.oneof(
    fc.integer({ min: first, max: last }),
    fc.integer({ min: stopped - 60_000, max: last }),
  );
  const words = fc.uniqueArray(fc.record({ at, arrived: fc.boolean() }), {
    maxLength: 12,
    selector: (word) => word.at,
  });
  fc.assert(
    fc.property(words, (said) => {
      const since = said.filter((word) => word.at > left).toSorted((a, b) => a.at - b.at);
      const held = since.findLast((word) => word.at <= stopped)?.arrived
        ? stopped
        : since.find((word) => word.arrived && word.at > stopped)?.at;
      const point = held === undefined ? undefined : points.find((one) => one.at >= held);
      expect(onBlock(said)).toBe(point?.at ?? last);
    }),
  );
});

it('takes an arrival that is said all the time from the stop on, and one of the flight before not at all', () => {
  const [early, later] = [left + 60_000, left + 120_000];
  expect(onBlock([{ at: first, arrived: true }])).toBe(last);
  expect(onBlock([{ at: early, arrived: true }])).toBe(stopped);
  const taken = [
    { at: early, arrived: true },
    { at: later, arrived: false },
  ];
  expect(onBlock(taken)).toBe(last);
  expect(onBlock([...taken, { at: stopped + 20_000, arrived: true }])).toBe(stopped + 20_000);
});
