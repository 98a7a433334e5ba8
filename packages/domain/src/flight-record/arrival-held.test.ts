// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/judged.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EVENT, type FlightEvent } from './flight-event.ts';
import { flightTimes } from './flight-times.ts';
import { lastStop } from './on-block.ts';

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
