import { EVENT, type FlightEvent, type TouchdownSample } from './flight-event.ts';
import { BOUNCES_S } from './ground-states.ts';
import { indexAfter, indexFrom } from './in-time.ts';
import { STEADY, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Height over that of the wheels on the ground up to which a radio altimeter shows a touch, ft. */
const TOUCH_FT = 0.3;
/** More than an aircraft descends from one fast sample to the next, ft. */
const SPIKE_FT = 10;

/** A sample with a known height. */
type Height = TouchdownSample & { aglFt: number };

/**
 * When the wheels touched, by the radio height in the fast recording around a touchdown; null if it does not show.
 * Radio altimeters show different heights on the ground, so the least height of the recording counts as the ground.
 * @param eventAt when the recorder reported the touchdown: of several touches the nearest one counts
 */
function touchInWindow(window: readonly TouchdownSample[], eventAt: number): number | null {
  const heights = steadyHeights(window.toSorted((a, b) => a.at - b.at)).filter(isKnown);
  const least = heights.reduce((low, { aglFt }) => Math.min(low, aglFt), Infinity);
  const touches = heights.flatMap(({ aglFt }, i) => {
    const before = heights[i - 1];
    if (aglFt > least + TOUCH_FT || before === undefined || before.aglFt <= least + TOUCH_FT) return [];
    const rest = heights.slice(i).find((height, j, left) => (left[j + 1] ?? height).aglFt >= height.aglFt);
    return rest ?? [];
  });
  const [nearest] = touches.toSorted((a, b) => Math.abs(a.at - eventAt) - Math.abs(b.at - eventAt));
  return nearest?.at ?? null;
}

/** The samples in order with a height that both its sides contradict drawn to the line between them; at an end, left out. */
export function steadyHeights(samples: readonly TouchdownSample[]): TouchdownSample[] {
  return samples.flatMap((sample, i) => {
    const sides = [samples[i - 1], samples[i + 1]].filter((side) => side !== undefined).filter(isKnown);
    if (!isKnown(sample) || sides.length === 0) return [sample];
    const steps = sides.map(({ aglFt }) => sample.aglFt - aglFt);
    const isSpike = steps.every((step) => Math.abs(step) > SPIKE_FT && step > 0 === (steps[0] ?? 0) > 0);
    if (!isSpike) return [sample];
    return sides.length === 1
      ? []
      : [{ ...sample, aglFt: sides.reduce((sum, { aglFt }) => sum + aglFt, 0) / 2 }];
  });
}

function isKnown(sample: TouchdownSample): sample is Height {
  return sample.aglFt !== null;
}

/** Seconds by which the event of a touchdown may differ from the touch, either way. */
export const MATCH_S = 3;

/** Seconds in which the landing gear compresses. */
const LEGS_S = 1;

/** One touchdown; the aircraft was seen in the air shortly before. */
export interface Touchdown {
  /** When the wheels touched, milliseconds since 1970 UTC, even if the recorder reported it later. */
  at: number;
  /** The recorder's event of it; null without one. */
  event: FlightEvent | null;
}

/**
 * Every touchdown, in order. One within a gap of the recording is not seen. An event without an airborne aircraft in
 * the 20 s (or the gap of `reporting`) before it is ignored: a recorder that reconnected on the ground.
 * @param states of the ordered points, as `groundStates` gives them
 */
export function findTouchdowns(
  points: readonly TelemetryPoint[],
  states: readonly (boolean | null)[],
  events: readonly FlightEvent[],
  { gapS }: Reporting = STEADY,
): Touchdown[] {
  const touches: number[] = [];
  let lastAir: TelemetryPoint | undefined;
  points.forEach((point, i) => {
    const ground = states[i] ?? null;
    if (ground === null) return;
    if (ground && lastAir && point.at - lastAir.at <= gapS * 1000) touches.push(point.at);
    lastAir = ground ? undefined : point;
  });
  const isInAirBefore = (touch: number) =>
    states.slice(indexFrom(points, touch - gapS * 1000), indexAfter(points, touch + 1000)).includes(false);
  const reported = events
    .filter(({ kind }) => kind === EVENT.touchdown)
    .filter(({ at }) => isInAirBefore(at))
    .map((event): Touchdown => ({ at: touchOf(event, touches), event }));
  const seen = touches
    .filter((at) => !reported.some(({ at: touch, event }) => isNear(touch, at) || isNear(event?.at, at)))
    .map((at): Touchdown => ({ at, event: null }));
  return [...reported, ...seen].toSorted((a, b) => a.at - b.at);
}

/** When the wheels touched: by the fast samples or, without those, by the first sample on the ground near the event. */
function touchOf({ at, data }: FlightEvent, touches: readonly number[]): number {
  const [seen = null] = touches
    .filter((touch) => isNear(at, touch))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  const fast = touchInWindow(data.window ?? [], at);
  if (fast === null) return seen ?? at;
  // The landing gear compresses: the switch closes a moment before the height comes to rest.
  return seen !== null && fast > seen && fast - seen <= LEGS_S * 1000 ? seen : fast;
}

function isNear(a: number | undefined, b: number): boolean {
  return a !== undefined && Math.abs(a - b) <= MATCH_S * 1000;
}

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
