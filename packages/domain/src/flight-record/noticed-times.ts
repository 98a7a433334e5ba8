/** When things happened of which a recorder tells only as it sends the flight in, by a clock of which nobody knows. */
import { AHEAD_MS } from './clock-offset.ts';
import { median } from './median.ts';

/** What a recorder says of the time of one thing. */
export interface ToldMoment {
  /** By its own clock, ms since 1970 UTC; null where it tells none. */
  at: number | null;
  /** How long after it had begun to record, ms; null where it does not say. */
  elapsedMs: number | null;
}

/**
 * The times by our clock, each within the flight, which was begun and sent in `from` and `to` (ms, ours). Nothing is
 * noticed before the one or after the other: told times that can be, but for `AHEAD_MS`, are believed, others are of a
 * clock that is off, by as much as the time since the beginning says, else by as little as can be. What
 * has no time was noticed at the end.
 */
export function noticedTimes(
  told: readonly ToldMoment[],
  { from, to }: { from: number; to: number },
): number[] {
  const times = told.flatMap(({ at }) => at ?? []);
  const [first, last] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [
    Infinity,
    -Infinity,
  ] as const);
  const byElapsed = median(
    told.flatMap(({ at, elapsedMs }) => (at === null || elapsedMs === null ? [] : from + elapsedMs - at)),
  );
  const offset =
    [0, byElapsed, last > to ? to - last : from - first].find(
      (ms) => ms !== null && first + ms >= from - AHEAD_MS && last + ms <= to + AHEAD_MS,
    ) ?? 0;
  return told.map(({ at }) => (at === null ? to : Math.min(to, Math.max(from, at + offset))));
}
