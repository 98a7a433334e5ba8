/** How far a recorder's clock is from ours where it never says its «now»: by when its points arrive. */
import { MINUTE_MS } from '../durations.ts';
import type { ClockBatch } from './clock-batch.ts';

/** So many minutes in which a batch came at once, each as late as the others, tell a clock. */
export const LEAST = 3;
/** As late as each other: updates come every 5 to 60 s. */
export const ALIKE_MS = MINUTE_MS;
/** Within this nobody can tell a clock from the way of a batch, ms. */
const NOISE_MS = 10_000;

/** A batch with how late it came by the recorder's clock, ms; negative for one from the future. */
export type Arrival = Pick<ClockBatch, 'serverNow' | 'newestPointAt'> & { late: number };

/** The batch that took least of each minute of arrival, in order of time. */
export function quickestByMinute(batches: readonly Omit<ClockBatch, 'clientNow'>[]): Arrival[] {
  const quickest = new Map<number, Arrival>();
  for (const { serverNow, newestPointAt } of batches) {
    const minute = Math.floor(serverNow / MINUTE_MS);
    const late = serverNow - newestPointAt;
    const before = quickest.get(minute);
    if (!before || late < before.late || (late === before.late && serverNow < before.serverNow))
      quickest.set(minute, { serverNow, newestPointAt, late });
  }
  return [...quickest.values()].toSorted((a, b) => a.serverNow - b.serverNow);
}

/**
 * Milliseconds to add to the recorder's times. Nothing is recorded after it arrives, so the batches that took least tell
 * the clock: those of a recorder that reports as it flies are late by next to nothing, and the late ones by more. What a
 * recorder sends long afterwards, all at once, tells only that its clock is not ahead. 0 within the noise.
 */
export function offsetByArrival(batches: readonly Omit<ClockBatch, 'clientNow'>[]): number {
  const sorted = quickestByMinute(batches)
    .map(({ late }) => late)
    .toSorted((a, b) => a - b);
  const alike = sorted.find((late, i) => (sorted[i + LEAST - 1] ?? Infinity) - late <= ALIKE_MS);
  // Whatever is late by less than the others shows that the clock is no slower than that.
  const quick = sorted.find((late) => late >= -NOISE_MS) ?? 0;
  const offset = alike === undefined ? Math.min(0, sorted.at(-1) ?? 0) : Math.min(alike, quick);
  return Math.abs(offset) <= NOISE_MS ? 0 : offset;
}

/** From here on a clock that is slow shows on the map, ms: feeds of networks are a minute late. */
const SHOWN_MS = 2 * MINUTE_MS;

/**
 * How much the quickest batch so far took, with one more that took `late`; null before the first. Where one says that the
 * clock is ahead and the other that it is not, one of both is odd: the last word counts, so that the next puts it right.
 */
export function quickestOf(before: number | null, late: number): number {
  const isOdd = before !== null && before < -SHOWN_MS !== late < -SHOWN_MS;
  return before === null || isOdd ? late : Math.min(before, late);
}

/**
 * Milliseconds to add on the map while the flight is under way, by one batch: `late` it took by the recorder's clock,
 * `before` the quickest before it. What one batch says of the future turns back that batch alone.
 */
export function offsetOnMap(before: number | null, late: number): number {
  if (late < 0) return late;
  const quickest = Math.min(before ?? late, late);
  return quickest > SHOWN_MS ? quickest : 0;
}
