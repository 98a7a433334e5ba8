/**
 * Places on a flat map. Both ways a unit is the same part of a degree, so that the build can write the land once; a
 * picture then narrows the longitudes by one factor, its squeeze, so that shapes in its middle are true. Pure.
 */
import { greatCirclePoints, type Position } from '../great-circle.ts';

/** Units of the drawing per degree, both ways. */
export const UNITS_PER_DEGREE = 20;
/** Units of a full turn. */
export const TURN = 360 * UNITS_PER_DEGREE;
/** Shape of a tour's map, width by height. */
export const TOUR_ASPECT = 16 / 9;

/** No map reaches nearer to the poles than this, degrees. */
const FARTHEST_LAT = 86;
/** Longitudes are not narrowed further than this, even near a pole. */
const LEAST_SQUEEZE = 0.25;

export interface MapPoint {
  x: number;
  y: number;
}

/** A box of the drawing. */
export interface MapBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a place lies: x grows to the east, y to the south, the origin is 0° N 0° E. */
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

/** The great circle between two places as points; the end may lie beyond ±180°. One point every 200 NM or so. */
export function greatCircle(from: Position, to: Position): MapPoint[] {
  const degrees = Math.hypot(from.lat - to.lat, from.lon - to.lon);
  const steps = Math.max(1, Math.ceil(degrees / 3));
  return unwrap([from, ...greatCirclePoints(from, to, steps).slice(1)]).map(project);
}

/** The great circle between two places as an SVG path. */
export function greatCirclePath(from: Position, to: Position): string {
  return pathOf(greatCircle(from, to));
}

/** An open SVG path through the points, to a tenth of a unit. */
export function pathOf(points: readonly MapPoint[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

/**
 * The box around points, in units before the squeeze, with a margin on each side (a fraction of the larger side),
 * widened to the aspect ratio and to a least width in degrees of latitude, so that a short route does not stand on a
 * featureless sea. It never reaches beyond the poles: a route round the world narrows the longitudes instead.
 */
export function boxAround(
  points: readonly MapPoint[],
  { margin = 0.1, aspect = TOUR_ASPECT, leastDegrees = 16 } = {},
): MapBox {
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const middle = (top + bottom) / 2;
  const squeeze = Math.max(LEAST_SQUEEZE, Math.cos((middle / UNITS_PER_DEGREE) * (Math.PI / 180)));
  const pad = margin * Math.max((right - left) * squeeze, bottom - top);
  const wanted = Math.max((right - left) * squeeze + 2 * pad, leastDegrees * UNITS_PER_DEGREE);
  const limit = FARTHEST_LAT * UNITS_PER_DEGREE;
  const height = Math.min(2 * limit, Math.max(bottom - top + 2 * pad, wanted / aspect));
  const width = Math.max((height * aspect) / squeeze, (right - left) * 1.06);
  return {
    x: (left + right - width) / 2,
    y: Math.min(limit - height, Math.max(-limit, middle - height / 2)),
    width,
    height,
  };
}

/** The least and the greatest of any number of values: a call takes only so many arguments. */
function extent(values: readonly number[]): [least: number, greatest: number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity],
  );
}

/** How much a map narrows the longitudes, so that its box takes the aspect ratio. */
export function squeezeOf({ width, height }: MapBox, aspect: number): number {
  return (aspect * height) / width;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
