import { isOnGround } from './on-ground.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Seconds in the air that make a take-off of a hop. */
const AIRBORNE_S = 10;

/**
 * Index of the first point in the air after the take-off run; −1 when the take-off was not recorded. `fromAir`: it may
 * have done so before its recorder began.
 */
export function liftOffIndex(points: readonly TelemetryPoint[], fromAir: boolean): number {
  const states = points.map(isOnGround);
  let seenGround = fromAir;
  return states.findIndex((ground, i) => {
    if (ground === true) seenGround = true;
    if (ground !== false || !seenGround) return false;
    const down = states.findIndex((state, j) => j > i && state === true);
    const until = points[down === -1 ? points.length - 1 : down];
    const start = points[i];
    return start !== undefined && until !== undefined && until.at - start.at >= AIRBORNE_S * 1000;
  });
}
