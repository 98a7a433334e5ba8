import type { TypeLimits } from '../scoring/type-limits.ts';

/** Flight characteristics of a type: round figures of its manual, enough for a believable flight. */
export interface Performance {
  cruiseMach: number;
  /** Fastest climb, cruise and descent, kt indicated. */
  fastestKt: number;
  /** Highest cruise, ft. */
  ceilingFt: number;
  /** Speed of lift-off and of the approach, kt. */
  liftOffKt: number;
  approachKt: number;
  /** Climb below FL100, to FL240 and above, ft/min. */
  climbFpm: readonly [number, number, number];
  /** Weight without fuel, kg. */
  emptyKg: number;
  /** Fuel an hour in cruise, kg. */
  burnKgH: number;
  /** Limits of the type; null if unknown, so that it flies like the A320. */
  limits: TypeLimits | null;
}

const A320: Performance = {
  cruiseMach: 0.78,
  fastestKt: 290,
  ceilingFt: 39_000,
  liftOffKt: 147,
  approachKt: 137,
  climbFpm: [2400, 1900, 1100],
  emptyKg: 57_500,
  burnKgH: 2450,
  limits: null,
};
const A330: Performance = {
  ...A320,
  cruiseMach: 0.82,
  liftOffKt: 155,
  approachKt: 140,
  climbFpm: [2200, 1600, 900],
  emptyKg: 155_000,
  burnKgH: 5800,
};

const TYPES: Readonly<Record<string, Performance>> = {
  A320,
  A20N: { ...A320, burnKgH: 2100 },
  A333: A330,
  A339: { ...A330, burnKgH: 5200 },
  A359: { ...A330, cruiseMach: 0.85, emptyKg: 185_000, burnKgH: 5700 },
};

/** A type's performance by its ICAO designator; of one that is not known, within its limits, or that of the A320 without any. */
export function performanceOf(icaoType: string, limits: TypeLimits | null = null): Performance {
  return TYPES[icaoType] ?? (limits === null ? A320 : within(limits));
}

/** A margin to the largest speeds, kt, and to the largest Mach number. */
const MARGIN_KT = 15;
const MARGIN_MACH = 0.05;
/** Types that fly no faster than this have propellers, or stay low at any rate. */
const SLOW_MACH = 0.66;
const VERY_SLOW_MACH = 0.4;

/** A believable flight of any type: no faster, no slower and no heavier than what its score looks at. */
function within(limits: TypeLimits): Performance {
  const { vmoKt, mmo, stallKt, mtowKg, mlwKg, reserveKg } = limits;
  const slow = mmo < SLOW_MACH;
  const burnKgH = 2 * reserveKg;
  return {
    cruiseMach: Math.min(0.85, mmo - MARGIN_MACH),
    fastestKt: Math.min(A320.fastestKt, vmoKt - MARGIN_KT),
    ceilingFt: mmo < VERY_SLOW_MACH ? 10_000 : slow ? 24_000 : A320.ceilingFt,
    liftOffKt: Math.round(stallKt * 1.3),
    approachKt: Math.round(stallKt * 1.25),
    climbFpm: slow ? [1300, 900, 500] : A320.climbFpm,
    emptyKg: Math.round(Math.min(mtowKg * 0.72, (mlwKg ?? mtowKg) * 0.95 - burnKgH * 1.6)),
    burnKgH,
    limits,
  };
}

/** A level for a distance, ft: short flights stay low. */
export function levelFor(distanceNm: number, ceilingFt: number): number {
  return Math.min(ceilingFt, wantedLevel(distanceNm));
}

function wantedLevel(distanceNm: number): number {
  if (distanceNm < 120) return 15_000;
  if (distanceNm < 220) return 24_000;
  if (distanceNm < 400) return 33_000;
  return distanceNm < 2500 ? 37_000 : 39_000;
}
