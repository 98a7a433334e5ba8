/** Rings with fewer points, of nearly the same shape. Pure. */
import type { Ring, RingPoint } from './rings.ts';

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
