import { initialBearing } from '@va/domain/great-circle.ts';
import { unwrap } from '@va/domain/drawings/projection.ts';
import type { FlightProfile } from '#app/lib/report-types.ts';

type Point = FlightProfile['points'][number];

/** Position of a recorded flight at a moment, with its instruments. */
export interface ReplayPlace {
  lat: number;
  lon: number;
  /** True course over the ground, degrees. */
  course: number;
  altFt: number | null;
  speedKt: number | null;
}

/**
 * The interpolated position at a moment; before the first point and after the last one, that point itself. Longitudes
 * run on beyond ±180° as on the map of the track. Null with fewer than two points.
 */
export function replayPlace(points: readonly Point[], at: number): ReplayPlace | null {
  const after = points.findIndex((point) => Date.parse(point.at) > at);
  const index = after === -1 ? points.length - 1 : Math.max(1, after);
  const [from, to] = unwrap(points).slice(index - 1, index + 1);
  const [first, second] = [points[index - 1], points[index]];
  if (!from || !to || !first || !second) return null;
  const [start, end] = [Date.parse(first.at), Date.parse(second.at)];
  const part = Math.min(1, Math.max(0, (at - start) / Math.max(1, end - start)));
  const between = (a: number, b: number) => a + (b - a) * part;
  const known = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : between(a, b));
  return {
    lat: between(from.lat, to.lat),
    lon: between(from.lon, to.lon),
    course: initialBearing(from, to),
    altFt: known(first.altFt, second.altFt),
    speedKt: known(first.gsKt ?? first.iasKt, second.gsKt ?? second.iasKt),
  };
}
