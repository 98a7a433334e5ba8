import { distanceNm } from '../great-circle.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Ground speed of an aircraft that moves, kt; two samples in a row. */
const MOVING_KT = 1;
/** Distance from the stand that shows a movement where no speed is recorded: 15 m, in NM. */
const MOVED_NM = 0.0081;

/**
 * Time of the first movement or pushback, milliseconds; that of the first point when it moves already. Null when the
 * aircraft never moved. `before` is the take-off: nothing after it counts.
 */
export function findOffBlock(points: readonly TelemetryPoint[], before: number): number | null {
  const [first] = points;
  if (!first) return null;
  const moving = points.find((point, i) => {
    const next = points[i + 1];
    if (point.at > before) return false;
    if (distanceNm(first, point) > MOVED_NM) return true;
    return (point.gsKt ?? 0) >= MOVING_KT && (next?.gsKt ?? 0) >= MOVING_KT;
  });
  return moving?.at ?? null;
}
