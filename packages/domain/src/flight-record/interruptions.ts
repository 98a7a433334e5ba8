/** Finds holes in a recording: the recorder was away, or the simulation was paused. */
import { distanceNm } from '../great-circle.ts';
import { STEADY, type Reporting } from './reporting.ts';
import { STATE, bit, type TelemetryPoint } from './telemetry-point.ts';

/** Seconds without movement from which it is a pause; less is stutter. */
const PAUSE_S = 10;
/** Ground speed from which a position that does not move is no stop, kt. */
const MOVING_KT = 30;
/** Least share of the time between two points that must be standstill. */
const STILL_SHARE = 0.5;
/** Share of the expected distance up to which the position counts as not moved. */
const FROZEN_SHARE = 0.05;
/** Degrees of heading that a paused aircraft may differ before and after. */
const SAME_HEADING = 5;
/** Share of the way of two steps that the second makes alone where only the position between them came late. */
const CAUGHT_UP_SHARE = 0.75;

/** A hole in the recording, from and to in milliseconds since 1970 UTC. */
export interface Interruption {
  kind: 'gap' | 'pause';
  from: number;
  to: number;
  /** Duration of the recorder's absence or of the pause, seconds. */
  seconds: number;
}

/**
 * The interruptions of ordered points. Longer than `gapS` between two points is a pause if the aircraft stood still
 * through it, and a gap if it flew on. The simulator's pause flag and a position that does not move in flight are pauses
 * from 10 s on.
 */
export function findInterruptions(
  points: readonly TelemetryPoint[],
  { gapS }: Reporting = STEADY,
): Interruption[] {
  const still = joinFrozen(points);
  const pauses = [...flagged(points), ...still].filter(({ seconds }) => seconds >= PAUSE_S);
  const gaps = silences(points, gapS).filter(
    (gap) => !pauses.some(({ from, to }) => from < gap.to && to > gap.from),
  );
  return [...unite(pauses), ...gaps].toSorted((a, b) => a.from - b.from);
}

/** Periods of more than `gapS` seconds without a point. */
function silences(points: readonly TelemetryPoint[], gapS: number): Interruption[] {
  const found: Interruption[] = [];
  let before: TelemetryPoint | undefined;
  for (const point of points) {
    if (before && point.at - before.at > gapS * 1000)
      found.push({
        kind: 'gap',
        from: before.at,
        to: point.at,
        seconds: (point.at - before.at) / 1000,
      });
    before = point;
  }
  return found;
}

/**
 * Pauses by the simulator's flag, set at two points or more. A pause ends at the next point that is known to run,
 * otherwise at the last that is known to be paused. Points without the flag don't split a pause.
 */
function flagged(points: readonly TelemetryPoint[]): Interruption[] {
  const found: (Interruption & { reported: number })[] = [];
  let open: (Interruption & { reported: number }) | undefined;
  let from: number | undefined;
  let reported = 0;
  points.forEach((point, i) => {
    const paused = bit(point.flags, STATE.pause);
    if (paused === false) open = undefined;
    if (paused !== true) return;
    from ??= point.at;
    reported += 1;
    const next = points[i + 1];
    const after = next && bit(next.flags, STATE.pause);
    if (after === true) return;
    const to = after === false && next ? next.at : point.at;
    const seconds = (to - from) / 1000;
    if (open) {
      open.reported += reported;
      [open.to, open.seconds] = [to, Math.max(open.seconds, seconds)];
    } else found.push((open = { kind: 'pause', from, to, seconds, reported }));
    [from, reported] = [undefined, 0];
  });
  return found
    .filter((pause) => pause.reported > 1)
    .map(({ kind, from: begins, to, seconds }) => ({ kind, from: begins, to, seconds }));
}

/** Stretches in which an aircraft with speed did not get on; those without any movement at all are joined. */
function joinFrozen(points: readonly TelemetryPoint[]): Interruption[] {
  const found: (Interruption & { frozen: boolean })[] = [];
  points.forEach((point, i) => {
    const next = points[i + 1];
    const step = next && standstill(point, next);
    if (!next || !step || catchesUp(point, next, points[i + 2])) return;
    const last = found.at(-1);
    if (last?.frozen && step.frozen && last.to === point.at) {
      last.to = next.at;
      last.seconds += step.seconds;
    } else {
      found.push({ kind: 'pause', from: point.at, to: next.at, ...step });
    }
  });
  return found.map(({ kind, from, to, seconds }) => ({ kind, from, to, seconds }));
}

/** Seconds for which the aircraft did not move between two points; undefined if it flew on or nobody can tell. */
function standstill(a: TelemetryPoint, b: TelemetryPoint): { seconds: number; frozen: boolean } | undefined {
  if (a.gsKt === null || b.gsKt === null || a.gsKt < MOVING_KT || b.gsKt < MOVING_KT) return undefined;
  if (a.hdg === null || b.hdg === null || turn(a.hdg, b.hdg) > SAME_HEADING) return undefined;
  const seconds = (b.at - a.at) / 1000;
  const expected = (((a.gsKt + b.gsKt) / 2) * seconds) / 3600;
  const share = expected === 0 ? 1 : distanceNm(a, b) / expected;
  // After a long gap an aircraft that turned back may also be at the same place, so only almost no distance counts as
  // standstill.
  const most = Math.min(STILL_SHARE, PAUSE_S / seconds);
  return share <= most ? { seconds: seconds * (1 - share), frozen: share <= FROZEN_SHARE } : undefined;
}

/** The next step makes the way of both: the aircraft flew on, and the position in the middle was an old one. */
function catchesUp(a: TelemetryPoint, b: TelemetryPoint, c: TelemetryPoint | undefined): boolean {
  if (!c || b.gsKt === null || c.gsKt === null) return false;
  const expected = (((b.gsKt + c.gsKt) / 2) * (c.at - a.at)) / 3_600_000;
  return distanceNm(b, c) >= CAUGHT_UP_SHARE * expected;
}

/** Smallest angle between two headings, 0 to 180 degrees. */
export function turn(a: number, b: number): number {
  return Math.abs(((((b - a) % 360) + 540) % 360) - 180);
}

/** Pauses that overlap become one. */
function unite(pauses: readonly Interruption[]): Interruption[] {
  const united: Interruption[] = [];
  for (const pause of pauses.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = united.at(-1);
    if (!last || pause.from > last.to) {
      united.push({ ...pause });
    } else {
      last.to = Math.max(last.to, pause.to);
      last.seconds = Math.max(last.seconds, pause.seconds);
    }
  }
  return united;
}
