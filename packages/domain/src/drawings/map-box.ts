import { type MapPoint, UNITS_PER_DEGREE } from './projection.ts';

/** Shape of a tour's map, width by height. */
export const TOUR_ASPECT = 16 / 9;

/** Highest latitude that a map shows, degrees north or south. */
const FARTHEST_LAT = 86;

/** Longitudes are not narrowed further than this, even near a pole. */
const LEAST_SQUEEZE = 0.25;

/** A box of the drawing. */
export interface MapBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The box around points, in units before the compression of longitudes, with a margin on each side (a fraction of the
 * larger side), widened to the aspect ratio and to a least width in degrees of latitude, so that a short route is not
 * drawn on an empty sea. It never extends beyond the poles: a route round the world compresses the longitudes instead.
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

/** Least and greatest of any number of values; `Math.min` and `Math.max` accept only a limited number of arguments. */
export function extent(values: readonly number[]): [least: number, greatest: number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity],
  );
}

/** Factor by which a map compresses the longitudes, so that its box fits the aspect ratio. */
export function squeezeOf({ width, height }: MapBox, aspect: number): number {
  return (aspect * height) / width;
}
