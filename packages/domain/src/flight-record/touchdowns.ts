import { EVENT, type FlightEvent } from './flight-event.ts';
import { isOnGround } from './on-ground.ts';
import { STEADY, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Seconds by which the event of a touchdown may differ from the first point on the ground. */
export const MATCH_S = 3;

/** One touch of the ground, seen in the air shortly before. */
export interface Touchdown {
  /** Milliseconds since 1970 UTC: of the event, else of the first point on the ground. */
  at: number;
  /** What the recorder said of it, if it did. */
  event: FlightEvent | null;
}

/**
 * Every touchdown, in order. One that falls into a gap was not seen, and an event without an aircraft in the air in the
 * 20 s (or the gap of `reporting`) before it is a recorder that reconnected on the ground.
 */
export function findTouchdowns(
  points: readonly TelemetryPoint[],
  events: readonly FlightEvent[],
  { gapS }: Reporting = STEADY,
): Touchdown[] {
  const known = points.flatMap((point) => {
    const ground = isOnGround(point);
    return ground === null ? [] : [{ at: point.at, ground }];
  });
  const airborne = known.filter(({ ground }) => !ground).map(({ at }) => at);
  const reported = events
    .filter(({ kind }) => kind === EVENT.touchdown)
    .filter(({ at }) => airborne.some((air) => air <= at + 1000 && at - air <= gapS * 1000))
    .map((event): Touchdown => ({ at: event.at, event }));
  const seen = known
    .filter(({ at, ground }, i) => {
      const before = known[i - 1];
      return ground && before !== undefined && !before.ground && at - before.at <= gapS * 1000;
    })
    .filter(({ at }) => !reported.some((touchdown) => Math.abs(touchdown.at - at) <= MATCH_S * 1000))
    .map(({ at }): Touchdown => ({ at, event: null }));
  return [...reported, ...seen].toSorted((a, b) => a.at - b.at);
}
