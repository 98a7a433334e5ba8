import { isFurtherApart } from '../great-circle.ts';
import { AT_AIRPORT_NM } from './arrival.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** No runway rises or falls by so much, and no pressure of the day changes by it during a taxi, ft. */
const LEFT_FT = 500;

/**
 * Whether an aircraft left its airport or its height, by two points at least: what tells a flight from a rejected take-off
 * where the switch of the ground does not. Null where no height is known of one that stayed at its airport.
 * @param points in order
 */
export function hasFlown(points: readonly TelemetryPoint[]): boolean | null {
  const [first] = points;
  if (!first) return null;
  let [altFt, aglFt]: (number | null)[] = [null, null];
  let [away, higher] = [0, 0];
  for (const point of points) {
    altFt ??= point.altFt;
    aglFt ??= point.aglFt;
    const isHigher =
      (altFt !== null && point.altFt !== null && Math.abs(point.altFt - altFt) > LEFT_FT) ||
      (aglFt !== null && point.aglFt !== null && Math.abs(point.aglFt - aglFt) > LEFT_FT);
    higher += Number(isHigher);
    away += Number(isFurtherApart(first, point, AT_AIRPORT_NM));
    if (higher > 1 || away > 1) return true;
  }
  return altFt === null && aglFt === null ? null : false;
}
