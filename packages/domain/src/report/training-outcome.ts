import type { ReportOutcome } from './report.ts';

/**
 * What a flight counts as that was booked as a training flight: its hours, whatever its score. A declared emergency stays
 * one, and what counts for nothing for another reason goes on counting for nothing.
 */
export function trainingOutcome(outcome: ReportOutcome): ReportOutcome {
  return outcome === 'valid' || outcome === 'below_minimum' ? 'training' : outcome;
}
