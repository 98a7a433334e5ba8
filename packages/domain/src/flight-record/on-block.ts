import { STATE, bit, type TelemetryPoint } from './telemetry-point.ts';

/** Ground speed below which the aircraft has stopped, kt. */
const STOPPED_KT = 1;
/** A single moving point between two standing ones, each at most this many seconds away, does not count as movement. */
const ALONE_S = 5;

/** Index of the first point of the last stop; the number of points when the recording ends in movement. */
export function lastStop(points: readonly TelemetryPoint[]): number {
  return points.findLastIndex((point, i) => isMoving(point) && !isAlone(points, i)) + 1;
}

function isMoving({ gsKt }: TelemetryPoint): boolean {
  return gsKt !== null && gsKt >= STOPPED_KT;
}

function isAlone(points: readonly TelemetryPoint[], i: number): boolean {
  const at = points[i]?.at ?? 0;
  return [points[i - 1], points[i + 1]].every(
    (side) => side !== undefined && !isMoving(side) && Math.abs(side.at - at) <= ALONE_S * 1000,
  );
}

/**
 * Time on block, milliseconds since 1970 UTC: at the last stop the parking brake or the recorder's report of arrival,
 * whichever comes first; otherwise the last point. Null without points.
 * @param after the landing, or the take-off if no landing was seen
 * @param arrivedAt when the recorder reported the arrival; `Infinity` if it never did
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
