/** Times of events that a recorder sends only with the whole flight, by a clock of unknown offset. */
import { AHEAD_MS } from './clock-offset.ts';
import { median } from '../numbers.ts';

/** Time of one event as the recorder gives it. */
export interface ReportedMoment {
  /** By the recorder's clock, ms since 1970 UTC; null without one. */
  at: number | null;
  /** Time since the recording began, ms; null if the recorder does not say. */
  elapsedMs: number | null;
}

/**
 * Times of the events by our clock, each between the beginning and the submission of the flight (`from` and `to`, ms).
 * If all given times fit in the flight, with `AHEAD_MS` of tolerance, they are used as they are. Otherwise they are
 * moved by the offset that the elapsed times show or, without those, by the least that makes them fit. An event without
 * a time gets `to`.
 */
export function noticedTimes(
  reported: readonly ReportedMoment[],
  { from, to }: { from: number; to: number },
): number[] {
  const times = reported.flatMap(({ at }) => at ?? []);
  const [first, last] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [
    Infinity,
    -Infinity,
  ] as const);
  const byElapsed = median(
    reported.flatMap(({ at, elapsedMs }) => (at === null || elapsedMs === null ? [] : from + elapsedMs - at)),
  );
  const offset =
    [0, byElapsed, last > to ? to - last : from - first].find(
      (ms) => ms !== null && first + ms >= from - AHEAD_MS && last + ms <= to + AHEAD_MS,
    ) ?? 0;
  return reported.map(({ at }) => (at === null ? to : Math.min(to, Math.max(from, at + offset))));
}
