/**
 * Outlines the night side of the earth on a map. Accurate to about four degrees, since it ignores the equation of time
 * (up to 16 minutes). Pure.
 */
import { DAY_MS } from '../durations.ts';
import type { Position } from '../great-circle.ts';
import { project } from './projection.ts';

const RADIANS = Math.PI / 180;
const YEAR_DAYS = 365.2422;
/** Tilt of the earth's axis, degrees. */
const TILT = 23.44;
/** A picture reaches over the date line to both sides, degrees. */
const FARTHEST_LON = 540;
const STEP = 3;
/** Around the equinoxes the edge would run through the poles: the sun then counts as this far from the equator, degrees. */
const LEAST_LAT = 0.1;

/** The point of the earth with the sun at the zenith; `now` in milliseconds since 1970 UTC. */
export function sunAt(now: number): Position {
  const sinceSolstice = (now - Date.UTC(2025, 11, 21, 15)) / DAY_MS;
  const lat = -TILT * Math.cos((sinceSolstice / YEAR_DAYS) * 2 * Math.PI);
  return { lat, lon: 180 - ((now % DAY_MS) / DAY_MS) * 360 };
}

/**
 * The dark part of the world as a ring of places, from three half turns to the west to as many to the east, so that a map
 * that reaches over the date line needs no second one.
 * @param farthestLat how far to the poles it goes, degrees: a projection that ends before them clips it there
 */
export function nightRing(now: number, farthestLat = 90): Position[] {
  const sun = sunAt(now);
  const lat = Math.abs(sun.lat) < LEAST_LAT ? (sun.lat < 0 ? -LEAST_LAT : LEAST_LAT) : sun.lat;
  const edge = (lon: number) =>
    Math.atan(-Math.cos((lon - sun.lon) * RADIANS) / Math.tan(lat * RADIANS)) / RADIANS;
  const points: Position[] = [];
  const clipped = (value: number) => Math.min(farthestLat, Math.max(-farthestLat, value));
  for (let lon = -FARTHEST_LON; lon <= FARTHEST_LON; lon += STEP)
    points.push({ lat: clipped(edge(lon)), lon });
  const pole = lat > 0 ? -farthestLat : farthestLat;
  points.push({ lat: pole, lon: FARTHEST_LON }, { lat: pole, lon: -FARTHEST_LON });
  return points;
}

/** The dark part of the world as an SVG path in units of the drawing. */
export function nightPath(now: number): string {
  return `M${nightRing(now)
    .map(project)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}z`;
}
