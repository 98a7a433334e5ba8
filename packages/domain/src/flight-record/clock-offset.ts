/**
 * Difference between a recorder's clock and ours. All times of a report are by our clock, whatever the client's clock
 * says.
 */
import {
  type ClockBatch,
  offsetByArrival,
  ALIKE_MS,
  type Arrival,
  LEAST,
  quickestByMinute,
} from './clock-by-arrival.ts';
import { median } from '../numbers.ts';
import type { FlightEvent } from './flight-event.ts';

/**
 * Whether a recorder's clock was set during the flight, from the arrival of its points if it never sends its own «now».
 */

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
  const reported = batches.map(({ newestPointAt }) => newestPointAt).toSorted((a, b) => a - b);
  // A full request that catches up contains somewhat more time than usual, which is no hole.
  const [silenceIn, holesIn] = [excessOf(arrivals), excessOf(reported, ALIKE_MS)];
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
const LEAST_BATCHES = 3;

/**
 * Offset of the clock by the median of the live batches, and the verdicts that follow from it. If the client never
 * sends its «now», arrival times decide. Late batches and repeats don't count.
 */
export function checkClock(batches: readonly ClockBatch[]): ClockCheck {
  const reported = batches.filter(isReported);
  if (reported.length > 0) return checkReported(reported);
  const offsetMs = offsetByArrival(batches);
  const seemsToDrift = driftByArrival(batches) > DRIFT_BY_ARRIVAL_MS;
  return { offsetMs, marked: Math.abs(offsetMs) > MARKED_MS, drifts: false, seemsToDrift, ahead: false };
}

type ReportedBatch = ClockBatch & { clientNow: number };

function isReported(batch: ClockBatch): batch is ReportedBatch {
  return batch.clientNow !== null;
}

function checkReported(batches: readonly ReportedBatch[]): ClockCheck {
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
  if (size < LEAST_BATCHES) return [];
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
