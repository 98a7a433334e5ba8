import type { ClockBatch } from './clock-by-arrival.ts';
import { median } from '../numbers.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** How often and from where a recorder reports, as far as it changes the reading of its recording. */
export interface Reporting {
  /** Seconds without a point from which the recording has a gap. */
  gapS: number;
  /** Whether the recording may begin in the air: its first point there then counts as the take-off. */
  fromAir: boolean;
}

/** Recorders that send a point each second: the airline's own and those that send their clock. */
export const STEADY: Reporting = { gapS: 20, fromAir: false };

/** A slower recorder has a gap after this many of its usual steps, but after `MOST_GAP_S` seconds at the latest. */
const USUAL_STEPS = 2.5;
const MOST_GAP_S = 150;
/** Points closer together than this were sent twice, or by two programs, and are no step of the recorder, s. */
const TWICE_S = 1;

/**
 * How the recorder of ordered points reports. A recorder that sends no clock chooses its own interval, up to a minute.
 */
export function reportingOf(points: readonly TelemetryPoint[], clock: readonly ClockBatch[]): Reporting {
  if (clock.some(({ clientNow }) => clientNow !== null)) return STEADY;
  const steps = points
    .slice(1)
    .map(({ at }, i) => (at - (points[i]?.at ?? at)) / 1000)
    .filter((step) => step >= TWICE_S);
  const usual = (median(steps) ?? 0) * USUAL_STEPS;
  return { gapS: Math.min(MOST_GAP_S, Math.max(STEADY.gapS, usual)), fromAir: true };
}
