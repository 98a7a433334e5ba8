import { isOnGround } from './on-ground.ts';
import { STEADY, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';
import { MATCH_S, type Touchdown } from './touchdowns.ts';

/** Seconds before the last touchdown in which earlier ones are bounces of the same landing. */
const BOUNCES_S = 60;

/** The touchdowns of the last landing, bounces included; none when nobody saw how the flight came down. */
export function lastLanding(
  points: readonly TelemetryPoint[],
  touchdowns: readonly Touchdown[],
  { gapS }: Reporting = STEADY,
): Touchdown[] {
  const lastAir = points.findLast((point) => isOnGround(point) === false);
  const down = lastAir && points.find((point) => point.at > lastAir.at && isOnGround(point) === true);
  if (!lastAir || !down || down.at - lastAir.at > gapS * 1000) return [];
  const last = touchdowns.findLast(({ at }) => at <= down.at + MATCH_S * 1000);
  return last ? touchdowns.filter(({ at }) => at <= last.at && last.at - at <= BOUNCES_S * 1000) : [];
}
