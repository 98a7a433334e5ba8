import type { ReportOutcome } from './report.ts';

/**
 * Outcome of a flight booked as a training flight: its hours count, whatever its score. An emergency stays one, and a
 * flight that does not count for another reason still does not.
 */
export function trainingOutcome(outcome: ReportOutcome): ReportOutcome {
  return outcome === 'valid' || outcome === 'below_minimum' ? 'training' : outcome;
}
