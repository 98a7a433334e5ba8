// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, ringArea, clipRing, type Ring, simplifyRing } from './rings.ts';

const square: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('the area of a square, whichever way round it goes', () => {
  expect(ringArea(square)).toBe(100);
  expect(ringArea(square.toReversed())).toBe(100);
});

test('the box around a ring reaches to its outermost points', () => {
  expect(boxAround(square)).toEqual({ x: 0, y: 0, width: 10, height: 10 });
});

test('cropping keeps what lies inside the box, and nothing of what does not', () => {
  expect(ringArea(clipRing(square, { x: 5, y: 5, width: 20, height: 20 }))).toBe(25);
  expect(clipRing(square, { x: 50, y: 50, width: 5, height: 5 })).toEqual([]);
});

test('points on a straight coast go, corners stay', () => {
  const dense: Ring = square.flatMap(([x, y], i): Ring => {
    const [nextX, nextY] = square[(i + 1) % 4]!;
    return [
      [x, y],
      [(x + nextX) / 2, (y + nextY) / 2],
    ];
  });
  expect(
    simplifyRing(dense, () => 0.1)
      .map(String)
      .toSorted(),
  ).toEqual(square.map(String).toSorted());
});

test('where the tolerance is small the coast keeps its detail', () => {
  const bay: Ring = [
    [0, 0],
    [5, 2],
    [10, 0],
    [10, 50],
    [5, 48],
    [0, 50],
  ];
  const kept = simplifyRing(bay, ([, y]) => (y < 25 ? 1 : 10));
  expect(kept).toContainEqual([5, 2]);
  expect(kept).not.toContainEqual([5, 48]);
});

test('whatever is cropped lies inside the box, and no point is made up by simplifying', () => {
  const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 20 }), (points) => {
      const ring: Ring = points.map(([x, y]) => [x, y]);
      for (const [x, y] of clipRing(ring, { x: -20, y: -20, width: 40, height: 40 })) {
        expect(Math.abs(x) <= 20 + 1e-9 && Math.abs(y) <= 20 + 1e-9).toBe(true);
      }
      for (const kept of simplifyRing(ring, () => 3)) expect(ring).toContainEqual(kept);
    }),
  );
});
