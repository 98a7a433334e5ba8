/** The vertical speed with which wheels touched, out of samples of which none fell on that moment. */
import type { FastReading } from './reading.ts';

/** A sample and its time, ms. */
export interface TimedSample extends FastReading {
  at: number;
}

/** Changes are taken over so long, ms: two samples that came together say nothing of them, an old one is of another moment. */
const LEAST_APART_MS = 80;
const MOST_APART_MS = 300;
/** No flare changes the sink by more than 0.3 g, ft/min a second: the wheels were down already. */
const MOST_CHANGE = 580;
/** The touch is not looked for longer than this after the last sample in the air, ms. */
const MOST_GAP_MS = 250;
/** The gap is looked through in so many steps; heights are believed to this part of what is lost within it. */
const STEPS = 50;
const DOUBT = 0.01;
const S_PER_MIN = 60;

/**
 * Carries the sink on from the last sample in the air to the touch: at ten samples a second a flare still takes 40 ft/min
 * off it meanwhile. The height that is lost until the first sample on the ground says when the wheels touched.
 * @param air samples since it was in the air last, in order
 * @param ground the first on the ground
 * @returns ft/min, climb positive; null where nothing measured it
 */
export function rateAtTouch(air: readonly TimedSample[], ground: TimedSample): number | null {
  const last = air.at(-1);
  if (!last || last.vsFpm === null) return null;
  const vs = last.vsFpm;
  const { change, closing } = course(air, last, vs);
  const touch = vs + change * secondsToTouch({ vs, closing, change, last, ground });
  // What would have ended before the ground was reached has ended there.
  return vs < 0 ? Math.min(0, touch) : touch;
}

/**
 * How it went in the last tenths of a second: change of the vertical speed, ft/min a second, and how fast the height over
 * the ground changes, ft/min. That is another one where the runway slopes.
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

/** Time from the last sample in the air to the touch; half the gap where heights say nothing. */
function secondsToTouch({ vs, closing, change, last, ground }: Gap): number {
  const gap = Math.min(ground.at - last.at, MOST_GAP_MS) / 1000;
  if (last.aglFt === null || ground.aglFt === null) return gap / 2;
  const lost = (last.aglFt - ground.aglFt) * S_PER_MIN + DOUBT * Math.abs(vs) * gap;
  const left = Math.max(0, -((ground.vsFpm ?? 0) + closing - vs));
  // From the latest moment back: where the legs hardly gave way yet, each of them would explain the height.
  for (let step = STEPS; step > 0; step -= 1) {
    const s = (gap * step) / STEPS;
    const fallen = -(closing + (change * s) / 2) * s;
    // Between the touch and that sample the legs give way, ever slower, and not at all where it stands at once.
    const givesWay = Math.sqrt(Math.max(0, -(closing + change * s)) * left) * (gap - s);
    if (fallen + givesWay <= lost) return s;
  }
  return 0;
}
