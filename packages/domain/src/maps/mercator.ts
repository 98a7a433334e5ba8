/** Web Mercator, the projection of maps that move. Metres of the projection, north and east positive. Pure. */
import type { Position } from '../great-circle.ts';

/** Radius that the projection takes the earth to have, metres (EPSG:3857). */
const RADIUS_M = 6_378_137;
/** Width of the whole world, metres. */
export const WORLD_M = 2 * Math.PI * RADIUS_M;
/** The square of the world ends here, degrees: beyond, a map that moves has nothing. */
export const FARTHEST_LAT = 85.0511;

/** A point of the projection: `[x, y]`, metres. */
export type MercatorPoint = readonly [x: number, y: number];

/** Projects a place; latitudes beyond the square are moved to its edge. Longitudes may exceed ±180°. */
export function mercator({ lat, lon }: Position): MercatorPoint {
  const within = Math.min(FARTHEST_LAT, Math.max(-FARTHEST_LAT, lat));
  const y = RADIUS_M * Math.log(Math.tan(Math.PI / 4 + (within * Math.PI) / 360));
  return [(lon / 360) * WORLD_M, y];
}

/** Metres of the projection for a metre on the ground at a latitude. */
export function stretchAt(lat: number): number {
  return 1 / Math.cos((Math.min(FARTHEST_LAT, Math.abs(lat)) * Math.PI) / 180);
}

/** The latitude of a height in the projection, degrees. @param y metres */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(y / RADIUS_M)) * 180) / Math.PI;
}
