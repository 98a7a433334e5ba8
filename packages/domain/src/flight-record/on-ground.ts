import type { TelemetryPoint } from './telemetry-point.ts';

/** Radio height under which an aircraft whose recorder has no ground switch is taken to stand, ft. */
export const GROUND_AGL_FT = 15;
/** Ground speed under which one known by position and speed alone (a network's feed) is taken to stand or taxi, kt. */
export const GROUND_SPEED_KT = 60;

/** Whether the aircraft was on the ground: by its switch, else by radio height, else by speed; null when nothing tells. */
export function isOnGround({ onGround, aglFt, gsKt }: TelemetryPoint): boolean | null {
  if (onGround !== null) return onGround;
  if (aglFt !== null) return aglFt < GROUND_AGL_FT;
  return gsKt === null ? null : gsKt < GROUND_SPEED_KT;
}
