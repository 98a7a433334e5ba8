import { BOUNCES_S } from './ground-states.ts';
import { STEADY, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';
import { MATCH_S, type Touchdown } from './touchdowns.ts';

/**
 * Touchdowns of the last landing with its bounces; empty if the landing was not seen.
 * @param states of the ordered points, as `groundStates` gives them
 */
export function lastLanding(
  points: readonly TelemetryPoint[],
  states: readonly (boolean | null)[],
  touchdowns: readonly Touchdown[],
  { gapS }: Reporting = STEADY,
): Touchdown[] {
  const air = states.lastIndexOf(false);
  const [lastAir, down] = [points[air], points[states.indexOf(true, air)]];
  if (air === -1 || !lastAir || !down || down.at < lastAir.at || down.at - lastAir.at > gapS * 1000)
    return [];
  const last = touchdowns.findLast(({ at }) => at <= down.at + MATCH_S * 1000);
  return last ? touchdowns.filter(({ at }) => at <= last.at && last.at - at <= BOUNCES_S * 1000) : [];
}
