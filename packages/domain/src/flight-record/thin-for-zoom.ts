import type { Position } from '../great-circle.ts';

/** Width of the world at zoom 0, and the largest distance of a point from the simplified line, pixels. */
const WORLD_PX = 256;

const BESIDE_PX = 1;

/**
 * The points without those that are invisible on a map: the Ramer-Douglas-Peucker algorithm in the map's own plane (Web
 * Mercator).
 * @param zoom of the map, 0 the whole world
 */
export function thinForZoom<T extends Position>(points: readonly T[], zoom: number): T[] {
  const scale = WORLD_PX * 2 ** zoom;
  let turns = 0;
  const flat = points.map(({ lat, lon }, i) => {
    const before = points[i - 1];
    if (before && lon - before.lon > 180) turns -= 1;
    if (before && lon - before.lon < -180) turns += 1;
    const sin = Math.sin((Math.min(85, Math.max(-85, lat)) * Math.PI) / 180);
    const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
    return { x: (lon / 360 + turns) * scale, y: y * scale };
  });
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [far, most] = [-1, BESIDE_PX];
    for (let i = from + 1; i < to; i += 1) {
      const beside = distanceToLine(flat, i, from, to);
      if (beside > most) [far, most] = [i, beside];
    }
    if (far === -1) continue;
    keep.add(far);
    open.push([from, far], [far, to]);
  }
  return points.filter((_, i) => keep.has(i));
}

function distanceToLine(
  flat: readonly { x: number; y: number }[],
  i: number,
  from: number,
  to: number,
): number {
  const [p, a, b] = [flat[i], flat[from], flat[to]];
  if (!p || !a || !b) return 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

/** The first point of each minute and the last point of all; takes ordered points. */
export function onePerMinute<T extends { at: number }>(points: readonly T[]): T[] {
  let minute = -1;
  return points.filter(({ at }, i) => {
    const mine = Math.floor(at / 60_000);
    if (mine === minute && i !== points.length - 1) return false;
    minute = mine;
    return true;
  });
}
