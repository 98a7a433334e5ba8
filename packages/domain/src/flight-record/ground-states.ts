/** Where an aircraft was on the ground and where in the air: told by more than one sample, and for long enough to be flight. */
import { hasFlown } from './has-flown.ts';
import { isOnGround } from './on-ground.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Seconds in the air that make a flight of a hop. */
export const AIRBORNE_S = 10;
/** Seconds after a touch in which a shorter lift is a bounce of the same landing. */
export const BOUNCES_S = 60;

interface Run {
  ground: boolean;
  /** Indices of its points. */
  members: number[];
}

/**
 * The state of each ordered point; null where nobody knows. One sample that both its sides contradict is an error of the
 * recorder, and a time in the air that is neither long enough for a take-off nor a bounce is none.
 */
export function groundStates(points: readonly TelemetryPoint[]): (boolean | null)[] {
  const runs = runsOf(points).filter(({ members }, i, all) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    return members.length > 1 || !isLong(before) || !isLong(after);
  });
  const joined: Run[] = [];
  for (const { ground, members } of runs) {
    const last = joined.at(-1);
    if (last?.ground === ground) for (const member of members) last.members.push(member);
    else joined.push({ ground, members: [...members] });
  }
  const states = points.map((): boolean | null => null);
  let landedAt = Number.NEGATIVE_INFINITY;
  joined.forEach(({ ground, members }, i) => {
    const from = points[members[0] ?? 0]?.at ?? 0;
    const down = joined[i + 1];
    const to = points[down?.members[0] ?? points.length - 1]?.at ?? from;
    if (!ground) {
      const isFlight = members.length > 1 && to - from >= AIRBORNE_S * 1000;
      if (!isFlight && from - landedAt > BOUNCES_S * 1000) return;
      if (down) landedAt = to;
    }
    for (const index of members) states[index] = ground;
  });
  return states;
}

function runsOf(points: readonly TelemetryPoint[]): Run[] {
  const runs: Run[] = [];
  // Speed alone takes the run of a rejected take-off for flight.
  const stayed = hasFlown(points) === false;
  points.forEach((point, index) => {
    const ground = isBySpeed(point) && stayed ? true : isOnGround(point);
    if (ground === null) return;
    const last = runs.at(-1);
    if (last?.ground === ground) last.members.push(index);
    else runs.push({ ground, members: [index] });
  });
  return runs;
}

function isBySpeed({ onGround, aglFt, gsKt }: TelemetryPoint): boolean {
  return onGround === null && aglFt === null && gsKt !== null;
}

function isLong(run: Run | undefined): boolean {
  return run !== undefined && run.members.length > 1;
}
