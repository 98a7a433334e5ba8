/** Number of tails of a type that the timetable needs at once. */
import { DAY_MINUTES, type Flight } from './flight.ts';

const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * Most flights of a type at the same minute of the week, from departure to the end of the stop after arrival.
 * @param flights those of the type
 * @param turnaroundMin minutes on the ground after each flight
 */
export function peakTails(flights: readonly Flight[], turnaroundMin: number): number {
  const steps = new Int32Array(WEEK_MINUTES + 1);
  const add = (from: number, to: number) => {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  };
  for (const { days, stdUtc, blockMin } of flights) {
    for (let day = 0; day < 7; day++) {
      if ((days & (1 << day)) === 0) continue;
      const from = day * DAY_MINUTES + stdUtc;
      const to = from + Math.min(blockMin + turnaroundMin, WEEK_MINUTES - 1);
      add(from, Math.min(to, WEEK_MINUTES));
      // A flight that lasts beyond Sunday counts at the beginning of the week too.
      if (to > WEEK_MINUTES) add(0, to - WEEK_MINUTES);
    }
  }
  let now = 0;
  return steps.reduce((peak, step) => Math.max(peak, (now += step)), 0);
}
