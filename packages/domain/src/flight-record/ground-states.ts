/**
 * Decides where an aircraft was on the ground and where in the air, from several samples and for long enough to be a
 * flight.
 */
import { isFurtherApart } from '../great-circle.ts';
import { AT_AIRPORT_NM } from './arrival.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Seconds in the air that make a flight of a hop. */
export const AIRBORNE_S = 10;
/** Seconds after a touch in which a shorter lift is a bounce of the same landing. */
export const BOUNCES_S = 60;

/** A run of points with the same state; points between them with another state or none are no members. */
interface Run {
  ground: boolean;
  /** Indices of its first and last member, and how many it has. */
  first: number;
  last: number;
  members: number;
}

/**
 * The state of each ordered point; null where nobody knows. One sample that both its sides contradict is an error of the
 * recorder, and a time in the air that is neither long enough for a take-off nor a bounce is none.
 */
export function groundStates(points: readonly TelemetryPoint[]): (boolean | null)[] {
  const reported = reportedStates(points);
  const runs = runsOf(reported).filter(({ members }, i, all) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    return members > 1 || !isLong(before) || !isLong(after);
  });
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.ground === run.ground) {
      last.last = run.last;
      last.members += run.members;
    } else joined.push(run);
  }
  const states = points.map((): boolean | null => null);
  let landedAt = Number.NEGATIVE_INFINITY;
  joined.forEach(({ ground, first, last, members }, i) => {
    const from = points[first]?.at ?? 0;
    const down = joined[i + 1];
    const to = points[down?.first ?? points.length - 1]?.at ?? from;
    if (!ground) {
      const isFlight = members > 1 && to - from >= AIRBORNE_S * 1000;
      if (!isFlight && from - landedAt > BOUNCES_S * 1000) return;
      if (down) landedAt = to;
    }
    for (let index = first; index <= last; index += 1) if (reported[index] === ground) states[index] = ground;
  });
  return states;
}

/** Radio height below which an aircraft without a ground switch counts as on the ground, ft. */
export const GROUND_AGL_FT = 15;

/**
 * Ground speed below which an aircraft known only by position and speed (a network's feed) counts as on the ground, kt.
 */
export const GROUND_SPEED_KT = 60;

/** More than any runway rises or falls, or than the pressure changes during a taxi, ft. */
const LEFT_FT = 500;

/** State of each point by itself. */
function reportedStates(points: readonly TelemetryPoint[]): (boolean | null)[] {
  // Speed alone takes the run of a rejected take-off for flight.
  const stayed = hasFlown(points) === false;
  return points.map((point) => (stayed && isBySpeed(point) ? true : isOnGround(point)));
}

/**
 * Whether an aircraft left its airport or its height, by at least two points. It distinguishes a flight from a rejected
 * take-off if the ground switch does not. Null if the aircraft stayed at its airport and no height is known.
 * @param points in order
 */
export function hasFlown(points: readonly TelemetryPoint[]): boolean | null {
  const [first] = points;
  if (!first) return null;
  let [altFt, aglFt]: (number | null)[] = [null, null];
  let [away, higher] = [0, 0];
  for (const point of points) {
    altFt ??= point.altFt;
    aglFt ??= point.aglFt;
    const isHigher =
      (altFt !== null && point.altFt !== null && Math.abs(point.altFt - altFt) > LEFT_FT) ||
      (aglFt !== null && point.aglFt !== null && Math.abs(point.aglFt - aglFt) > LEFT_FT);
    higher += Number(isHigher);
    away += Number(isFurtherApart(first, point, AT_AIRPORT_NM));
    if (higher > 1 || away > 1) return true;
  }
  return altFt === null && aglFt === null ? null : false;
}

/**
 * Whether the aircraft was on the ground, by its switch or, without one, by radio height or, without that, by speed;
 * null if none is known.
 */
export function isOnGround({ onGround, aglFt, gsKt }: TelemetryPoint): boolean | null {
  if (onGround !== null) return onGround;
  if (aglFt !== null) return aglFt < GROUND_AGL_FT;
  return gsKt === null ? null : gsKt < GROUND_SPEED_KT;
}

function runsOf(reported: readonly (boolean | null)[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  reported.forEach((ground, index) => {
    if (ground === null) return;
    if (run?.ground === ground) {
      run.last = index;
      run.members += 1;
    } else runs.push((run = { ground, first: index, last: index, members: 1 }));
  });
  return runs;
}

function isBySpeed({ onGround, aglFt, gsKt }: TelemetryPoint): boolean {
  return onGround === null && aglFt === null && gsKt !== null;
}

function isLong(run: Run | undefined): boolean {
  return run !== undefined && run.members > 1;
}
