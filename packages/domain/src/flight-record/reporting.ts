/** How a recorder reports, as far as that changes what its recording tells. */
import type { ClockBatch } from './clock-batch.ts';
import { median } from './median.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** How a recorder reports. */
export interface Reporting {
  /** Seconds without a point from which the recording has a gap. */
  gapS: number;
  /** Whether it may begin in the air: its first point up there is the take-off then. */
  fromAir: boolean;
}

/** A point a second, as the airline's own recorder and those that tell their clock report. */
export const STEADY: Reporting = { gapS: 20, fromAir: false };

/** How many of its usual steps a slower recorder may miss before it is a gap, and the longest step that is none, s. */
const USUAL_STEPS = 2.5;
const MOST_GAP_S = 150;
/** Nearer than this two points are one that was sent twice, or by two programs: no step of its recorder, s. */
const TWICE_S = 1;

/** How the recorder of ordered points reports. One that tells no clock chooses its own interval: up to a minute. */
export function reportingOf(points: readonly TelemetryPoint[], clock: readonly ClockBatch[]): Reporting {
  if (clock.some(({ clientNow }) => clientNow !== null)) return STEADY;
  const steps = points
    .slice(1)
    .map(({ at }, i) => (at - (points[i]?.at ?? at)) / 1000)
    .filter((step) => step >= TWICE_S);
  const usual = (median(steps) ?? 0) * USUAL_STEPS;
  return { gapS: Math.min(MOST_GAP_S, Math.max(STEADY.gapS, usual)), fromAir: true };
}
