// @vitest-environment node
import fc from 'fast-check';
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import { correctClock, correctEvents } from './clock-offset.ts';
import { inOurTimes } from './our-times.ts';

const flight = recordOf({});
const right = inOurTimes({ points: flight.points, events: flight.events, clock: [] });

test('a recording by any clock is the same in our times, to the samples of its touchdown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -86_400, max: 86_400 }), fc.boolean(), (slowS, tellsNow) => {
      const slowMs = slowS * 1000;
      const points = correctClock(flight.points, -slowMs).toReversed();
      const clock = flight.points
        .filter((_, i) => i % 30 === 0)
        .map(({ at }) => ({
          clientNow: tellsNow ? at - slowMs : null,
          serverNow: at,
          newestPointAt: at - slowMs,
          repeated: false,
        }));
      const noise = tellsNow ? 2 : 10;
      const ours = inOurTimes({ points, events: correctEvents(flight.events, -slowMs), clock });
      if (Math.abs(slowS) <= noise) expect(ours.offsetMs).toBe(0);
      else expect([ours.points, ours.events]).toEqual([right.points, right.events]);
    }),
    { numRuns: 20 },
  );
});
