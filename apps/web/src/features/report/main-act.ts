import type { Mark } from '#app/components/report/marks.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** Whether the time to appeal runs. `now`: milliseconds since 1970. */
export const canAppeal = ({ appealUntil }: Pick<ReportDetail, 'appealUntil'>, now: number): boolean =>
  appealUntil !== null && Date.parse(appealUntil) >= now;

/** Whether the flight lost anything that an appeal could give back: tenths, or the flight itself. */
export const isTaken = (
  { state, outcome, emergency }: Pick<ReportDetail, 'state' | 'outcome' | 'emergency'>,
  marks: readonly Mark[],
): boolean =>
  // Who declared the emergency asked for just that.
  !(outcome === 'emergency' && emergency?.by === 'pilot') &&
  (state === 'rejected' ||
    state === 'voided' ||
    (outcome !== null && outcome !== 'valid' && outcome !== 'training') ||
    marks.some(({ item }) => item.deduction > 0));

/**
 * What the page of a report is for now: `appeal` while something was taken and the time runs, `return` once the flight is in,
 * and nothing where a card of its own asks for an answer or for the report to be sent.
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
