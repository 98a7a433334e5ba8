/** Plane geometry of closed rings: cropping and measuring. Pure. */
import type { MapBox } from '@va/domain/drawings/map-box.ts';

export type RingPoint = [number, number];

export type Ring = RingPoint[];

/** The part of a ring inside a box (Sutherland–Hodgman). May run along the box's edge. */
export function clipRing(ring: Ring, { x, y, width, height }: MapBox): Ring {
  const edges: [axis: 0 | 1, limit: number, keepsLess: boolean][] = [
    [0, x, false],
    [0, x + width, true],
    [1, y, false],
    [1, y + height, true],
  ];
  return edges.reduce<Ring>((points, [axis, limit, keepsLess]) => {
    const inside = (point: RingPoint) => (keepsLess ? point[axis] <= limit : point[axis] >= limit);
    const kept: Ring = [];
    let before = points.at(-1);
    for (const point of points) {
      const isInside = inside(point);
      if (before && isInside !== inside(before)) kept.push(crossAt(before, point, axis, limit));
      if (isInside) kept.push(point);
      before = point;
    }
    return kept;
  }, ring);
}

/** The smallest box around a ring. */
export function boxAround(ring: Ring): MapBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function crossAt([ax, ay]: RingPoint, [bx, by]: RingPoint, axis: 0 | 1, limit: number): RingPoint {
  return axis === 0
    ? [limit, ay + ((limit - ax) / (bx - ax)) * (by - ay)]
    : [ax + ((limit - ay) / (by - ay)) * (bx - ax), limit];
}

/** Area of a ring (shoelace), never negative. */
export function ringArea(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}
