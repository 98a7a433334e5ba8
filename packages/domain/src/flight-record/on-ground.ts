import type { TelemetryPoint } from './telemetry-point.ts';

/** Radio height below which an aircraft without a ground switch counts as on the ground, ft. */
export const GROUND_AGL_FT = 15;
/**
 * Ground speed below which an aircraft known only by position and speed (a network's feed) counts as on the ground, kt.
 */
export const GROUND_SPEED_KT = 60;

/**
 * Whether the aircraft was on the ground, by its switch or, without one, by radio height or, without that, by speed;
 * null if none is known.
 */
export function isOnGround({ onGround, aglFt, gsKt }: TelemetryPoint): boolean | null {
  if (onGround !== null) return onGround;
  if (aglFt !== null) return aglFt < GROUND_AGL_FT;
  return gsKt === null ? null : gsKt < GROUND_SPEED_KT;
}
