/** Estimates the vertical speed at the touch of the wheels from samples before and after it. */
import type { FastReading } from './reading.ts';

/** A sample and its time, ms. */
export interface TimedSample extends FastReading {
  at: number;
}

/**
 * Shortest interval for computing a change, ms; below, the longest: close samples show no change, old ones another
 * moment.
 */
const LEAST_APART_MS = 80;
const MOST_APART_MS = 300;
/**
 * Largest change of the sink rate by a flare, ft/min per second (0.3 g); more means that the wheels had already
 * touched.
 */
const MOST_CHANGE = 580;
/** Longest time after the last sample in the air in which the touch is searched, ms. */
const MOST_GAP_MS = 250;
/** Steps in which the gap is searched; below, the precision of heights, as a part of the height lost within it. */
const STEPS = 50;
const DOUBT = 0.01;
const S_PER_MIN = 60;

/**
 * Extrapolates the sink rate from the last sample in the air to the touch: even at ten samples a second, a flare
 * reduces it by 40 ft/min in between. The height lost until the first sample on the ground shows when the wheels
 * touched.
 * @param air samples since the aircraft last became airborne, in order
 * @param ground the first sample on the ground
 * @returns ft/min, climb positive; null if nothing measured it
 */
export function rateAtTouch(air: readonly TimedSample[], ground: TimedSample): number | null {
  const last = air.at(-1);
  if (!last || last.vsFpm === null) return null;
  const vs = last.vsFpm;
  const { change, closing } = course(air, last, vs);
  const touch = vs + change * secondsToTouch({ vs, closing, change, last, ground });
  // The extrapolated rate must not turn into a climb before the ground.
  return vs < 0 ? Math.min(0, touch) : touch;
}

/**
 * The trend of the last tenths of a second: the change of the vertical speed, ft/min per second, and the change of the
 * height over the ground, ft/min, which differs on a sloping runway.
 */
function course(air: readonly TimedSample[], last: TimedSample, vs: number) {
  const earlier = air.findLast(({ at, vsFpm }) => vsFpm !== null && last.at - at >= LEAST_APART_MS);
  const apartMs = earlier ? last.at - earlier.at : Infinity;
  if (!earlier || earlier.vsFpm === null || apartMs > MOST_APART_MS) return { change: 0, closing: vs };
  const change = ((vs - earlier.vsFpm) / apartMs) * 1000;
  const climbed =
    last.aglFt === null || earlier.aglFt === null
      ? (vs + earlier.vsFpm) / 2
      : ((last.aglFt - earlier.aglFt) / apartMs) * 1000 * S_PER_MIN;
  return {
    change: Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, change)),
    closing: vs + climbed - (vs + earlier.vsFpm) / 2,
  };
}

interface Gap {
  /** At its beginning, ft/min: vertical speed, and that of the height over the ground; their change, ft/min a second. */
  vs: number;
  closing: number;
  change: number;
  last: TimedSample;
  ground: TimedSample;
}

/** Time from the last sample in the air to the touch, s; half the gap if heights do not show it. */
function secondsToTouch({ vs, closing, change, last, ground }: Gap): number {
  const gap = Math.min(ground.at - last.at, MOST_GAP_MS) / 1000;
  if (last.aglFt === null || ground.aglFt === null) return gap / 2;
  const lost = (last.aglFt - ground.aglFt) * S_PER_MIN + DOUBT * Math.abs(vs) * gap;
  const left = Math.max(0, -((ground.vsFpm ?? 0) + closing - vs));
  // Search backwards from the latest moment: with little compression of the gear, several would explain the height.
  for (let step = STEPS; step > 0; step -= 1) {
    const s = (gap * step) / STEPS;
    const fallen = -(closing + (change * s) / 2) * s;
    // Between the touch and that sample the gear compresses, ever more slowly, or not at all for a stiff one.
    const givesWay = Math.sqrt(Math.max(0, -(closing + change * s)) * left) * (gap - s);
    if (fallen + givesWay <= lost) return s;
  }
  return 0;
}
