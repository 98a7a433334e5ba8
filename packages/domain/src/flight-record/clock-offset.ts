/**
 * Difference between a recorder's clock and ours. All times of a report are by our clock, whatever the client's clock
 * says.
 */
import { type ClockBatch, offsetByArrival } from './clock-by-arrival.ts';
import { driftByArrival } from './drift-by-arrival.ts';
import { median } from './median.ts';
import type { FlightEvent } from './flight-event.ts';

/** The verdict on a clock. */
export interface ClockCheck {
  /** Milliseconds to add to the client's times; 0 within the noise or if no batch shows the difference. */
  offsetMs: number;
  /** More than 120 s were corrected: shown in the report. */
  marked: boolean;
  /** The difference changed by more than 60 s during the flight, according to the client's own «now». */
  drifts: boolean;
  /**
   * The difference changed by more than 90 s, known only from the arrival of points. A bad connection may be the cause,
   * so it proves nothing.
   */
  seemsToDrift: boolean;
  /** Points lie more than 5 min ahead of our time, even corrected. */
  ahead: boolean;
}

/** A batch is live when its newest point is less old than this, ms. */
export const LIVE_MS = 10_000;
const NOISE_MS = 2000;
const MARKED_MS = 120_000;
const DRIFT_MS = 60_000;
/**
 * Limit for a drift by arrival, ms: a connection that gets slower and slower looks like a clock that falls behind, with
 * positions up to 90 s late.
 */
const DRIFT_BY_ARRIVAL_MS = 90_000;
/** Points may be so far from when they can have been recorded: ahead of our time, or before the flight was begun. */
export const AHEAD_MS = 300_000;
/** Number of batches whose median represents one part of the flight, so that one slow delivery is no drift. */
const PART = 5;
/** Fewest batches that make a part. */
const LEAST = 3;

/**
 * Offset of the clock by the median of the live batches, and the verdicts that follow from it. If the client never
 * sends its «now», arrival times decide. Late batches and repeats don't count.
 */
export function checkClock(batches: readonly ClockBatch[]): ClockCheck {
  const told = batches.filter(isTold);
  if (told.length > 0) return checkTold(told);
  const offsetMs = offsetByArrival(batches);
  const seemsToDrift = driftByArrival(batches) > DRIFT_BY_ARRIVAL_MS;
  return { offsetMs, marked: Math.abs(offsetMs) > MARKED_MS, drifts: false, seemsToDrift, ahead: false };
}

type ToldBatch = ClockBatch & { clientNow: number };

function isTold(batch: ClockBatch): batch is ToldBatch {
  return batch.clientNow !== null;
}

function checkTold(batches: readonly ToldBatch[]): ClockCheck {
  const once = batches.filter(({ repeated }) => !repeated);
  const live = once
    .filter(({ clientNow, newestPointAt }) => clientNow - newestPointAt < LIVE_MS)
    .toSorted((a, b) => a.serverNow - b.serverNow || a.clientNow - b.clientNow)
    .map(({ clientNow, serverNow }) => serverNow - clientNow);
  const difference = median(live) ?? 0;
  const offsetMs = Math.abs(difference) <= NOISE_MS ? 0 : difference;
  const parts = partsOf(live).map((part) => median(part) ?? 0);
  return {
    offsetMs,
    marked: Math.abs(offsetMs) > MARKED_MS,
    drifts: parts.length > 1 && Math.max(...parts) - Math.min(...parts) > DRIFT_MS,
    seemsToDrift: false,
    ahead: once.some(({ newestPointAt, serverNow }) => newestPointAt + offsetMs - serverNow > AHEAD_MS),
  };
}

/** The live batches in runs of up to five; none if they are too few to tell a drift from one slow delivery. */
function partsOf(live: readonly number[]): number[][] {
  const size = Math.min(PART, Math.floor(live.length / 2));
  if (size < LEAST) return [];
  const runs = Array.from({ length: Math.floor(live.length / size) }, (_, i) =>
    live.slice(i * size, (i + 1) * size),
  );
  return [...runs, live.slice(-size)];
}

/** Points, or anything with a time, with the correction applied; the same ones where there is nothing to correct. */
export function correctClock<T extends { at: number }>(items: readonly T[], offsetMs: number): T[] {
  if (offsetMs === 0) return [...items];
  return items.map((item) => ({ ...item, at: item.at + offsetMs }));
}

/** Events with the correction applied, to the samples around a touchdown too. */
export function correctEvents<T extends FlightEvent>(events: readonly T[], offsetMs: number): T[] {
  return correctClock(events, offsetMs).map(({ data, ...event }) => ({
    ...event,
    data: data.window ? { ...data, window: correctClock(data.window, offsetMs) } : data,
  })) as T[];
}
