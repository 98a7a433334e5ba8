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

/** Area of a ring (shoelace), never negative. */
export function ringArea(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Whole grains of the drawing, each point relative to the one before: the shortest way to write a coast. */
export function ringPath(ring: Ring, grain = 1): string {
  const points = ring.map(([x, y]) => [Math.round(x / grain), Math.round(y / grain)] as const);
  const [start] = points;
  if (!start || points.length < 3) return '';
  const steps = points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? start;
      return [x - fromX, y - fromY] as const;
    })
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (steps.length < 2) return '';
  const written = (point: readonly [number, number]) => pair(point, grain);
  return `M${written(start)}l${steps.map(written).join(' ').replaceAll(' -', '-')}z`;
}

function pair([x, y]: readonly [number, number], grain: number): string {
  const [across, down] = [x, y].map((value) => decimal(value, grain));
  return y < 0 ? `${across}${down}` : `${across} ${down}`;
}

/** A number of grains in units, as short as SVG reads it: `.3`, `-1.2`. */
function decimal(value: number, grain: number): string {
  return grain === 1 ? String(value) : String(Math.round(value) / 10).replace(/^(-?)0\./, '$1.');
}

/** Rings with fewer points, of nearly the same shape. Pure. */

/** How far the simplified ring may stray from a point, greater than 0. */
export type ToleranceAt = (point: RingPoint) => number;

/**
 * The ring with as few points as keep it within the tolerance of each (Douglas–Peucker). No edge is longer than `longest`
 * unless the ring itself has it: a coast that is straight on one map looks cut off on another.
 */
export function simplifyRing(ring: Ring, toleranceAt: ToleranceAt, longest = Infinity): Ring {
  // A closed ring has no ends: it is cut where it is widest.
  const [start] = ring;
  if (!start || ring.length < 4) return ring;
  let far = 0;
  let most = 0;
  ring.forEach((point, i) => {
    const off = distance(point, start);
    if (off > most) [far, most] = [i, off];
  });
  const there = simplifyLine(ring.slice(0, far + 1), toleranceAt, longest);
  const back = simplifyLine([...ring.slice(far), start], toleranceAt, longest);
  return [...there, ...back.slice(1, -1)];
}

function simplifyLine(line: Ring, toleranceAt: ToleranceAt, longest: number): Ring {
  const [from] = line;
  const to = line.at(-1);
  if (!from || !to || line.length < 3) return line;
  let worst = 0;
  let most = 1;
  line.forEach((point, i) => {
    const off = distanceToSegment(point, from, to) / toleranceAt(point);
    if (off > most) [worst, most] = [i, off];
  });
  if (worst === 0) {
    if (distance(from, to) <= longest) return [from, to];
    worst = Math.floor(line.length / 2);
  }
  const [before, after] = [line.slice(0, worst + 1), line.slice(worst)];
  return [
    ...simplifyLine(before, toleranceAt, longest),
    ...simplifyLine(after, toleranceAt, longest).slice(1),
  ];
}

function distance(a: RingPoint, b: RingPoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function distanceToSegment(point: RingPoint, a: RingPoint, b: RingPoint): number {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length ** 2;
  const t = Math.min(1, Math.max(0, along));
  return distance(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
}
