/** A recording made ready once for all who read it: in our times, in order, with how it was reported. */
import type { ClockBatch } from './clock-by-arrival.ts';
import { checkClock, correctClock, correctEvents } from './clock-offset.ts';
import { withoutClockSteps } from './clock-steps.ts';
import type { FlightEvent } from './flight-event.ts';
import { orderEvents, orderPoints } from './point-order.ts';
import { reportingOf, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/** Recording of a flight by the recorder's own clock; in any order, repeats allowed. */
export interface ReportedRecording {
  points: readonly TelemetryPoint[];
  events: readonly FlightEvent[];
  clock: readonly ClockBatch[];
}

/** The recording by our clock and in order. */
export interface OurRecording {
  points: TelemetryPoint[];
  events: FlightEvent[];
  reporting: Reporting;
  /** Clock readings of each batch. */
  clock: readonly ClockBatch[];
  /** Milliseconds that were added to the recorder's times. */
  offsetMs: number;
}

/**
 * Corrects the clock of a recording and works out how its recorder reports. All readers of a recording use this result.
 */
export function inOurTimes({ clock, ...reported }: ReportedRecording): OurRecording {
  const ran = withoutClockSteps({ ...reported, clock });
  const { offsetMs } = checkClock(ran.clock);
  const ours = orderPoints(correctClock(ran.points, offsetMs));
  return {
    points: ours,
    events: orderEvents(correctEvents(ran.events, offsetMs)),
    reporting: reportingOf(ours, clock),
    clock,
    offsetMs,
  };
}
