/**
 * Difference between a recorder's clock and ours, estimated from the arrival of its points if it never sends its own
 * «now».
 */
import { MINUTE_MS } from '../durations.ts';

/** Fewest minutes with equally late batches that prove the offset of a clock. */
export const LEAST = 3;
/** Greatest difference between batches that count as equally late, ms: updates come every 5 to 60 s. */
export const ALIKE_MS = MINUTE_MS;
/** Below this a clock's offset can't be told from the time that a batch travels, ms. */
const NOISE_MS = 10_000;

/** What one batch of points shows about the client's clock; milliseconds since 1970 UTC. */
export interface ClockBatch {
  /** The client's own «now» when it sent the batch; null where its protocol has none. */
  clientNow: number | null;
  /** Our time when the batch was first seen. */
  serverNow: number;
  /** Newest point in the batch by the client's clock. */
  newestPointAt: number;
  /** Whether the same batch had arrived before. */
  repeated: boolean;
}

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
 * Milliseconds to add to the recorder's times; 0 within the noise. No point is recorded after it arrives, so the
 * fastest batches show the clock: those of a live recorder are late by almost nothing. Points that all arrive long
 * after the flight only show that the clock is not ahead.
 */
export function offsetByArrival(batches: readonly Omit<ClockBatch, 'clientNow'>[]): number {
  const sorted = quickestByMinute(batches)
    .map(({ late }) => late)
    .toSorted((a, b) => a - b);
  const alike = sorted.find((late, i) => (sorted[i + LEAST - 1] ?? Infinity) - late <= ALIKE_MS);
  // A batch that is less late than the others proves that the clock is behind by no more than that.
  const quick = sorted.find((late) => late >= -NOISE_MS) ?? 0;
  const offset = alike === undefined ? Math.min(0, sorted.at(-1) ?? 0) : Math.min(alike, quick);
  return Math.abs(offset) <= NOISE_MS ? 0 : offset;
}

/** A clock that is slower than this is corrected on the map, ms: feeds of networks are a minute late. */
const SHOWN_MS = 2 * MINUTE_MS;

/**
 * Delay of the fastest batch so far, after one more that took `late`; `before` is null for the first. If one of both
 * says that the clock is ahead and the other does not, one is an outlier: the newer one counts, so that the next batch
 * can correct it.
 */
export function quickestOf(before: number | null, late: number): number {
  const isOdd = before !== null && before < -SHOWN_MS !== late < -SHOWN_MS;
  return before === null || isOdd ? late : Math.min(before, late);
}

/**
 * Milliseconds to add on the map for one batch while the flight is under way. `late` is its delay by the recorder's
 * clock, `before` the smallest delay before it. A batch from the future corrects only itself.
 */
export function offsetOnMap(before: number | null, late: number): number {
  if (late < 0) return late;
  const quickest = Math.min(before ?? late, late);
  return quickest > SHOWN_MS ? quickest : 0;
}
