import { STATE, bit, type TelemetryPoint } from './telemetry-point.ts';

/** Ground speed below which the aircraft has stopped, kt. */
const STOPPED_KT = 1;

/** Index of the first point of the last stop; the number of points when the recording ends in movement. */
export function lastStop(points: readonly TelemetryPoint[]): number {
  const moving = points.findLastIndex(({ gsKt }) => gsKt !== null && gsKt >= STOPPED_KT);
  return moving + 1;
}

/**
 * Time on block, milliseconds since 1970 UTC: when at the last stop the parking brake was set, or the recorder had said
 * that it has arrived, whichever comes first; else the last point. Null without points.
 * @param after the landing, or the take-off when nobody saw the landing
 * @param arrivedAt when the recorder said so; `Infinity` for one that never did
 */
export function findOnBlock(
  points: readonly TelemetryPoint[],
  after: number,
  arrivedAt: number,
): number | null {
  const set = points
    .slice(lastStop(points))
    .find(({ at, flags }) => at > after && (bit(flags, STATE.parkingBrake) === true || at >= arrivedAt));
  return set?.at ?? points.at(-1)?.at ?? null;
}
