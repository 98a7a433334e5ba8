/**
 * Whether a recorder's clock was set during the flight, from the arrival of its points if it never sends its own «now».
 */
import { ALIKE_MS, type Arrival, type ClockBatch, LEAST, quickestByMinute } from './clock-by-arrival.ts';
import { median } from './median.ts';

/** Consecutive minutes whose fastest batches were equally late. */
interface Level {
  first: Arrival;
  last: Arrival;
  /** Delay of the fastest of them, ms. */
  late: number;
  minutes: number;
}

/**
 * By how much the clock was set during the flight, ms; 0 if it ran on. An interrupted connection also makes batches
 * late, but then none arrive for as long, and batches that catch up contain the missing time. The change that neither
 * explains is the clock's.
 */
export function driftByArrival(batches: readonly Omit<ClockBatch, 'clientNow'>[]): number {
  const levels = levelsOf(quickestByMinute(batches));
  const arrivals = batches.map(({ serverNow }) => serverNow).toSorted((a, b) => a - b);
  const told = batches.map(({ newestPointAt }) => newestPointAt).toSorted((a, b) => a - b);
  // A full request that catches up contains somewhat more time than usual, which is no hole.
  const [silenceIn, holesIn] = [excessOf(arrivals), excessOf(told, ALIKE_MS)];
  let offset = 0;
  let [least, most] = [0, 0];
  levels.forEach(({ first, late }, i) => {
    const before = levels[i - 1];
    if (!before) return;
    const change = late - before.late;
    const silent = silenceIn(before.last.serverNow, first.serverNow);
    const hole = holesIn(before.last.newestPointAt, first.newestPointAt);
    offset += change > 0 ? Math.max(0, change - silent) : -Math.min(-change, Math.max(0, hole - silent));
    [least, most] = [Math.min(least, offset), Math.max(most, offset)];
  });
  return most - least;
}

/** Runs of minutes that were as late as each other, those of too few minutes left out. */
function levelsOf(minutes: readonly Arrival[]): Level[] {
  const levels: (Level & { most: number })[] = [];
  for (const minute of minutes) {
    const level = levels.at(-1);
    const [least, most] = [Math.min(level?.late ?? 0, minute.late), Math.max(level?.most ?? 0, minute.late)];
    if (level && most - least <= ALIKE_MS)
      Object.assign(level, { last: minute, late: least, most, minutes: level.minutes + 1 });
    else levels.push({ first: minute, last: minute, late: minute.late, most: minute.late, minutes: 1 });
  }
  return levels.filter((level) => level.minutes >= LEAST);
}

/**
 * Total excess of the steps between two of the ordered moments over the usual step; ms. A step with an excess of
 * `ignored` or less doesn't count.
 */
function excessOf(moments: readonly number[], ignored = 0): (from: number, to: number) => number {
  const steps = moments.slice(1).map((at, i) => at - (moments[i] ?? at));
  const usual = median(steps) ?? 0;
  const upTo = new Map<number, number>();
  let sum = 0;
  moments.forEach((at, i) => {
    const excess = (steps[i - 1] ?? usual) - usual;
    if (excess > ignored) sum += excess;
    upTo.set(at, sum);
  });
  return (from, to) => (upTo.get(to) ?? 0) - (upTo.get(from) ?? 0);
}
