import { isFurtherApart } from '../great-circle.ts';
import { AT_AIRPORT_NM } from './arrival.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** More than any runway rises or falls, or than the pressure changes during a taxi, ft. */
const LEFT_FT = 500;

/**
 * Whether an aircraft left its airport or its height, by at least two points. It distinguishes a flight from a rejected
 * take-off if the ground switch does not. Null if the aircraft stayed at its airport and no height is known.
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
