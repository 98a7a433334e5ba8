// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepNumbers, missingNumbers } from './kept-ranges.ts';

test('batches in any order, doubled and late, leave the same ranges', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(60), { maxLength: 12 })), fc.nat(70), (batches, last) => {
      const ranges = batches.reduce<[number, number][]>(keepNumbers, []);
      const again = [...batches, ...batches].toReversed().reduce<[number, number][]>(keepNumbers, []);
      expect(again).toEqual(ranges);
      const kept = new Set(batches.flat());
      const missing = missingNumbers(ranges, last).flatMap(([a, b]) =>
        Array.from({ length: b - a + 1 }, (_, i) => a + i),
      );
      const wanted = Array.from({ length: last + 1 }, (_, i) => i).filter((n) => !kept.has(n));
      expect(missing).toEqual(wanted);
    }),
  );
});
