import { isFurtherApart } from '../great-circle.ts';
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

/** Ground speed of an aircraft that moves, kt; two samples in a row. */
const MOVING_KT = 1;

/** Distance from the stand that proves a movement if no speed is recorded: 15 m, in NM. */
const MOVED_NM = 0.0081;

/**
 * Time of the first movement or pushback, milliseconds; the first point's if it already moves. Null if the aircraft
 * never moved. Slewing is no movement, and two consecutive points must show it. Points after `before`, the take-off,
 * don't count.
 */
export function findOffBlock(points: readonly TelemetryPoint[], before: number): number | null {
  let stand = points[0];
  const hasMoved = (point: TelemetryPoint) => stand !== undefined && isFurtherApart(stand, point, MOVED_NM);
  const moving = points.find((point, i) => {
    const next = points[i + 1];
    if (point.at > before) return false;
    if (isSlewed(point) || (i > 0 && isSlewed(points[i - 1]))) {
      stand = point;
      return false;
    }
    if (hasMoved(point) && (!next || hasMoved(next))) return true;
    return (point.gsKt ?? 0) >= MOVING_KT && (next?.gsKt ?? 0) >= MOVING_KT && !isSlewed(next);
  });
  return moving?.at ?? null;
}

function isSlewed(point: TelemetryPoint | undefined): boolean {
  return point !== undefined && bit(point.flags, STATE.slew) === true;
}
