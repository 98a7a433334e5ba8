import type { Mark } from '#app/components/report/marks.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** Whether the time to appeal is still running. `now`: milliseconds since 1970. */
export const canAppeal = ({ appealUntil }: Pick<ReportDetail, 'appealUntil'>, now: number): boolean =>
  appealUntil !== null && Date.parse(appealUntil) >= now;

/** Whether the flight lost something that an appeal could restore: tenths, or the flight itself. */
export const isTaken = (
  { state, outcome, emergency }: Pick<ReportDetail, 'state' | 'outcome' | 'emergency'>,
  marks: readonly Mark[],
): boolean =>
  // A pilot who declared the emergency asked for exactly this outcome.
  !(outcome === 'emergency' && emergency?.by === 'pilot') &&
  (state === 'rejected' ||
    state === 'voided' ||
    (outcome !== null && outcome !== 'valid' && outcome !== 'training') ||
    marks.some(({ item }) => item.deduction > 0));

/**
 * Main action of a report's page: `appeal` while something was lost and the time runs, `return` after the flight was
 * submitted; nothing if another card asks the pilot to answer or to send the report.
 */
export function mainAct(
  report: Pick<
    ReportDetail,
    'state' | 'outcome' | 'emergency' | 'askedAt' | 'appealUntil' | 'appeal' | 'source'
  >,
  marks: readonly Mark[],
  now: number,
): 'appeal' | 'return' | null {
  if (report.askedAt !== null || report.state === 'draft' || report.state === 'in_progress') return null;
  if (report.source === 'second_pilot') return null;
  if (canAppeal(report, now) && isTaken(report, marks)) return 'appeal';
  return report.state === 'accepted' || report.state === 'submitted' || report.state === 'in_review'
    ? 'return'
    : null;
}
