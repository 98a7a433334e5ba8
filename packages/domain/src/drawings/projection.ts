/**
 * Places on a flat map. Both ways a unit is the same part of a degree, so that the build can write the land once; a
 * picture then narrows the longitudes by one factor, its squeeze, so that shapes in its middle are true. Pure.
 */
import type { Position } from '../great-circle.ts';

/** Units of the drawing per degree, both ways. */
export const UNITS_PER_DEGREE = 20;

/** Units of a full turn. */
export const TURN = 360 * UNITS_PER_DEGREE;

/** A point of the map, in units of the drawing. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Projects a place: x grows eastwards, y southwards, the origin is 0° N 0° E. */
export function project({ lat, lon }: Position): MapPoint {
  return { x: lon * UNITS_PER_DEGREE, y: -lat * UNITS_PER_DEGREE };
}

/** Longitudes moved by whole turns, so that each is within half a turn of the one before: no jump at the antimeridian. */
export function unwrap(places: readonly Position[]): Position[] {
  let last: number | undefined;
  return places.map(({ lat, lon }) => {
    const near: number = last === undefined ? lon : lon + 360 * Math.round((last - lon) / 360);
    last = near;
    return { lat, lon: near };
  });
}

/** Longitudes moved by whole turns, so that the widest gap between places lies outside the map and not across it. */
export function gather<T extends Position>(places: readonly T[]): T[] {
  const sorted = places.map(({ lon }) => lon).toSorted((a, b) => a - b);
  const gaps = sorted.map((lon, index) => ({
    lon,
    gap: lon - (sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 360),
  }));
  const widest = gaps.reduce((most, next) => (next.gap > most.gap ? next : most), { lon: 0, gap: -1 });
  return places.map((place) => (place.lon < widest.lon ? { ...place, lon: place.lon + 360 } : place));
}

/** An open SVG path through the points, to a tenth of a unit. */
export function pathOf(points: readonly MapPoint[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
