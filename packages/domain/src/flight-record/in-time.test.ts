// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFrom, indexAfter, indexFrom, itemsBetween, lastBefore } from './in-time.ts';

const moment = fc.oneof(
  fc.integer({ min: -5, max: 45 }),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
);
const items = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
  .map((times) => times.toSorted((a, b) => a - b).map((at) => ({ at })));

test('what lies between two moments is what a walk over all of it finds', () => {
  fc.assert(
    fc.property(items, moment, moment, (all, from, to) => {
      expect(itemsBetween(all, from, to)).toEqual(all.filter(({ at }) => at >= from && at <= to));
    }),
  );
});

test('the first one after a moment and the last one before it for which a test holds are those of a walk', () => {
  const isOdd = ({ at }: { at: number }) => at % 2 === 1;
  fc.assert(
    fc.property(items, moment, (all, time) => {
      expect(firstFrom(all, indexFrom(all, time), isOdd)).toBe(all.find((i) => i.at >= time && isOdd(i)));
      expect(firstFrom(all, indexAfter(all, time), isOdd)).toBe(all.find((i) => i.at > time && isOdd(i)));
      expect(lastBefore(all, indexFrom(all, time), isOdd)).toBe(all.findLast((i) => i.at < time && isOdd(i)));
      expect(lastBefore(all, indexAfter(all, time), isOdd)).toBe(
        all.findLast((i) => i.at <= time && isOdd(i)),
      );
    }),
  );
});
