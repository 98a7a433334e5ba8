/**
 * Mistakes of the demo's crews: each one changes the recording so that it breaks the rule of the score that it is named
 * after.
 */
import { bit, LIGHT, type TelemetryPoint } from '../flight-record/telemetry-point.ts';

export const SLIPS = ['fast_taxi', 'dark_taxi', 'no_strobe', 'late_lights', 'fast_descent'] as const;
export type Slip = (typeof SLIPS)[number];

/** A taxi speed above the 30 kt of S-03, kt; when it begins after the start of the taxi, and how long it lasts, ms. */
const FAST_TAXI_KT = 39;
const TAXI_BEGAN_MS = 60_000;
const FAST_TAXI_MS = 12_000;
/** Taxiing, not rolling; kt. */
const TAXI_KT = 30;
/** Landing lights stay on up to here, ft: minutes above the FL100 of S-06. */
const LATE_LIGHTS_FT = 19_000;
/** Speed added to a descent at nearly the 250 kt of S-08, kt, from below FL100 down to this height, ft. */
const TOO_FAST_KT = 30;
const FAST_FROM_FT = 9600;
const FAST_TO_FT = 6000;
const FULL_SPEED_KT = 230;

/** The recording changed by the slips. Number, time and place of the points stay. */
export function withSlips(points: readonly TelemetryPoint[], slips: readonly Slip[]): TelemetryPoint[] {
  const lift = points.findIndex(({ onGround }) => onGround === false);
  const top = points.reduce(
    (best, { altFt }, i) => ((altFt ?? 0) > (points[best]?.altFt ?? 0) ? i : best),
    0,
  );
  const taxiAt = points.find(({ gsKt, lights }) => (gsKt ?? 0) > 5 && bit(lights, LIGHT.taxi))?.at ?? 0;
  const changes: Record<Slip, (point: TelemetryPoint, i: number) => Partial<TelemetryPoint>> = {
    fast_taxi: ({ at, gsKt }, i) =>
      i < lift && (gsKt ?? 0) < TAXI_KT && isWithin(at - taxiAt, TAXI_BEGAN_MS, FAST_TAXI_MS)
        ? { gsKt: FAST_TAXI_KT }
        : {},
    dark_taxi: ({ lights, gsKt }, i) =>
      i < lift && (gsKt ?? 0) < TAXI_KT ? without(lights, LIGHT.taxi) : {},
    no_strobe: ({ lights }, i) => (i < top ? without(lights, LIGHT.strobe) : {}),
    late_lights: ({ altFt, lights }, i) =>
      i > lift && i < top && (altFt ?? 0) < LATE_LIGHTS_FT
        ? { lights: lights === null ? null : lights | LIGHT.landing }
        : {},
    fast_descent: ({ altFt, iasKt }, i) =>
      i > top &&
      iasKt !== null &&
      iasKt > FULL_SPEED_KT &&
      isWithin(altFt ?? 0, FAST_TO_FT, FAST_FROM_FT - FAST_TO_FT)
        ? { iasKt: iasKt + TOO_FAST_KT }
        : {},
  };
  return points.map((point, i) =>
    slips.reduce((changed, slip) => ({ ...changed, ...changes[slip](changed, i) }), point),
  );
}

function isWithin(value: number, from: number, length: number): boolean {
  return value >= from && value <= from + length;
}

function without(lights: number | null, light: number): Pick<TelemetryPoint, 'lights'> {
  return { lights: lights === null ? null : lights & ~light };
}
