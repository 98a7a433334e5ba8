import { isFurtherApart } from '../great-circle.ts';
import { STATE, bit, type TelemetryPoint } from './telemetry-point.ts';

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
