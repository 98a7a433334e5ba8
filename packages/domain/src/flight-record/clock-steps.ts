/** Finds where the clock of a recorder's computer was set during a flight, from the times in its batches. */
import type { ClockBatch } from './clock-by-arrival.ts';
import type { FlightEvent } from './flight-event.ts';
import { correctEvents, LIVE_MS } from './clock-offset.ts';
import { median } from '../numbers.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** A change of the clock that is less is the way of a batch, ms; and so much may two tellings of one change differ. */
const NOISE_MS = 3000;

/** The clock was set by `byMs` (forward positive) after the point `after` of those in the order of their numbers. */
interface ClockStep {
  after: number;
  byMs: number;
}

/** The recording by the recorder's own clock. */
interface Reported<E> {
  points: readonly TelemetryPoint[];
  events: readonly E[];
  clock: readonly ClockBatch[];
}

/**
 * The recording with the times from before a clock step moved to the clock of the end. A step is accepted if the
 * difference to our clock changes between two batches and the points between them jump by the same amount. Recorders
 * that never send their «now» show no step. Without a step, returns the same lists.
 * @param offsetMs already added to the times of points and events, but not to those of the batches
 */
export function withoutClockSteps<E extends FlightEvent>(
  {
    points,
    events,
    clock,
  }: { points: readonly TelemetryPoint[]; events: readonly E[]; clock: readonly ClockBatch[] },
  offsetMs = 0,
): Reported<E> {
  const isSet = liveBatches(clock).some((_, i, live) => Math.abs(changeAt(live, i)) > NOISE_MS);
  if (!isSet) return { points, events, clock };
  const bySeq = points.toSorted((a, b) => a.seq - b.seq || a.at - b.at);
  const steps = stepsOf(bySeq, clock, offsetMs);
  if (steps.length === 0) return { points, events, clock };
  const after = (time: number) =>
    sumAfter(
      steps,
      bySeq.findLastIndex(({ at }) => at <= time),
    );
  return {
    points: bySeq.map((point, i) => ({ ...point, at: point.at + sumAfter(steps, i) })),
    // An event has no number: it belongs to the last point by the clock of its time, the later one of two.
    events: events.map((event) => correctEvents([event], after(event.at))[0] ?? event),
    clock: clock.map((batch) => {
      const ms = after(batch.newestPointAt + offsetMs);
      const clientNow = batch.clientNow === null ? null : batch.clientNow + ms;
      return { ...batch, clientNow, newestPointAt: batch.newestPointAt + ms };
    }),
  };
}

/** Sum of the clock steps after a point, ms. */
function sumAfter(steps: readonly ClockStep[], index: number): number {
  return steps.reduce((sum, { after, byMs }) => (index <= after ? sum + byMs : sum), 0);
}

type LiveBatch = ClockBatch & { clientNow: number };

/** Batches that show the clock at the moment they were sent, in order. */
function liveBatches(clock: readonly ClockBatch[]): LiveBatch[] {
  return clock
    .filter((batch): batch is LiveBatch => !batch.repeated && batch.clientNow !== null)
    .filter(({ clientNow, newestPointAt }) => Math.abs(clientNow - newestPointAt) < LIVE_MS)
    .toSorted((a, b) => a.serverNow - b.serverNow || a.clientNow - b.clientNow);
}

/** How much further the recorder's clock has advanced than ours since the previous batch, ms. */
function changeAt(live: readonly LiveBatch[], i: number): number {
  const [before, batch] = [live[i - 1], live[i]];
  return before && batch ? batch.clientNow - batch.serverNow - (before.clientNow - before.serverNow) : 0;
}

function stepsOf(
  bySeq: readonly TelemetryPoint[],
  clock: readonly ClockBatch[],
  offsetMs: number,
): ClockStep[] {
  const live = liveBatches(clock);
  const usual = median(bySeq.slice(1).map(({ at }, i) => at - (bySeq[i]?.at ?? at))) ?? 0;
  const steps: ClockStep[] = [];
  live.forEach((batch, i) => {
    const before = live[i - 1];
    const byMs = changeAt(live, i);
    if (!before || Math.abs(byMs) <= NOISE_MS) return;
    const [start, end] = [before.newestPointAt + offsetMs, batch.newestPointAt + offsetMs];
    const after = jumpBetween(bySeq, { from: steps.at(-1)?.after ?? -1, byMs, usual, start, end });
    if (after !== null) steps.push({ after, byMs });
  });
  return steps;
}

/**
 * Index of the point after which the times jump by the size of the step, the closest match to it; null if none does.
 */
function jumpBetween(
  bySeq: readonly TelemetryPoint[],
  {
    from,
    byMs,
    usual,
    start,
    end,
  }: { from: number; byMs: number; usual: number; start: number; end: number },
): number | null {
  const beside = NOISE_MS + Math.abs(byMs);
  let found: { index: number; error: number } | null = null;
  for (let i = from + 1; i + 1 < bySeq.length; i += 1) {
    const [point, next] = [bySeq[i], bySeq[i + 1]];
    if (!point || !next || point.at < start - beside || next.at > end + beside) continue;
    const error = Math.abs(next.at - point.at - usual - byMs);
    if (error <= NOISE_MS && (found === null || error < found.error)) found = { index: i, error };
  }
  return found?.index ?? null;
}
