/** The speed and the vertical speed that a crew would want at each point of a flight. */
import type { Motion } from './motion.ts';
import { indicatedKt, soundKt } from './atmosphere.ts';
import { FINAL_NM } from './flight-path.ts';

/** Height lost on the way down, ft a nautical mile: three degrees. */
export const GLIDE_FT_NM = 318;
/** Extra distance for slowing down, NM. */
export const SLOWING_NM = 9;
/** The aircraft does not descend below this height before the final, ft. */
const FLOOR_FT = 3000;

/** Margin of the speed below the limit of the flaps, kt. */
const SHORT_OF_KT = 12;

/** Indicated speed, kt: 250 below FL100, and slower step by step towards the runway. @param agl height over the ground, ft */
export function wantedIas({ alt, leftNm, landing, flown }: Motion, agl: number): number {
  const cruise = Math.min(flown.fastestKt, indicatedKt(flown.cruiseMach * soundKt(alt), alt));
  if (!landing) {
    if (agl < 1500) return flown.liftOffKt + 18;
    return alt < 10_300 ? Math.min(243, cruise) : cruise;
  }
  const { limits } = flown;
  // Slow enough for the flaps that come next.
  const flapsKt = (next: '1' | '2' | '3' | '4') =>
    limits === null ? Number.POSITIVE_INFINITY : limits.vfeKt[next] - SHORT_OF_KT;
  if (leftNm < 6.5) return flown.approachKt;
  if (leftNm < 9) return Math.min(160, flapsKt('3'), flapsKt('4'));
  if (leftNm < 13) return Math.min(180, flapsKt('2'));
  if (leftNm < 20) return Math.min(208, flapsKt('1'));
  return alt < 12_000 ? Math.min(240, cruise) : cruise;
}

/** Vertical speed, ft/min. @param down height of the glide path here, ft @param tas true speed, kt */
export function wantedVs({ alt, level, leftNm, landing, flown }: Motion, down: number, tas: number): number {
  if (!landing) {
    if (alt >= level - 30) return (level - alt) * 4;
    const [low, middle, high] = flown.climbFpm;
    const climb = alt < 10_000 ? low : alt < 24_000 ? middle : high;
    return Math.min(climb, (level - alt) * 3 + 100);
  }
  // The glide path itself on the final; before it a little under, so that there is room to slow down.
  const slope = (tas / 60) * GLIDE_FT_NM;
  if (leftNm <= FINAL_NM) return -Math.max(0, Math.min(1150, slope + (alt - down) * 6));
  const above = alt - Math.max(down - SLOWING_NM * GLIDE_FT_NM * 0.4, FLOOR_FT);
  return above <= 0 ? 0 : -Math.min(2600, slope + above * 0.5);
}
