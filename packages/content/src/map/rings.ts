/** Plane geometry of closed rings: cropping and measuring. Pure. */
import type { MapBox } from '@va/domain/drawings/map-box.ts';

/** A point, in units of the drawing. */
export type RingPoint = [number, number];

/** A closed ring; its last point is joined to its first. */
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

function crossAt([ax, ay]: RingPoint, [bx, by]: RingPoint, axis: 0 | 1, limit: number): RingPoint {
  return axis === 0
    ? [limit, ay + ((limit - ax) / (bx - ax)) * (by - ay)]
    : [ax + ((limit - ay) / (by - ay)) * (bx - ax), limit];
}
