import type { Acceptance, ReportEvent } from '@va/domain/report/report.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { Decide } from '@va/contract/reports/reviews.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { emergencyRaisedAt } from '../appeals/appeal-acts.ts';
import { countManual } from '../manual-reports/manual-limits.ts';
import { isTraining } from '../reports/judged-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { acceptanceOf } from './acceptance.ts';

/** The domain event of a reviewer's decision, also for previewing its effects. */
export async function decisionEvent(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  body: Decide,
  byId: string,
): Promise<ReportEvent> {
  if (body.decision === 'reject')
    return { type: 'reject', byId, reasonCode: body.reasonCode, text: body.text };
  if (body.decision === 'accept_without_score')
    return {
      type: 'accept_without_score',
      byId,
      manualThisMonth: await countManual(queries, row),
      training: await isTraining(queries, row),
      text: body.text,
      withoutEmergency: body.withoutEmergency,
    };
  const { waivers, text, withoutEmergency } = body;
  const acceptance = await acceptanceOf(queries, airline, row, waivers);
  return { type: 'accept', byId, acceptance, waivers: waivers.length, text, withoutEmergency };
}

/** The verdict on an appeal. */
export interface AppealVerdict {
  verdict: 'uphold' | 'dismiss';
  /** Rules whose deductions are waived if the appeal is upheld. */
  waivers: readonly RuleId[];
  answer: string;
  /** Whether it is upheld without accepting the declared emergency. */
  withoutEmergency: boolean;
}

/** The domain event of a verdict on an appeal. */
export async function appealEvent(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  { verdict, waivers, answer, withoutEmergency }: AppealVerdict,
  byId: string,
): Promise<ReportEvent> {
  const voided = row.state === 'voided';
  const said = { emergency: (await emergencyRaisedAt(queries, row.id)) !== null, withoutEmergency };
  if (verdict === 'dismiss')
    return voided
      ? { type: 'dismiss_cheating_appeal', byId, answer }
      : { type: 'resolve', byId, answer, verdict: 'dismissed', ...said };
  // A report that was accepted without a score is accepted again without one.
  const acceptance: Acceptance =
    voided && row.counts_as_manual
      ? { outcome: (await isTraining(queries, row)) ? 'training' : 'valid', score: null }
      : await acceptanceOf(queries, airline, row, waivers);
  return voided
    ? { type: 'uphold_cheating_appeal', byId, answer, acceptance }
    : { type: 'resolve', byId, answer, verdict: acceptance, ...said };
}

/** Whether a report counts as one of its pilot's reports by hand after an event. */
export const asManual = ({ type }: ReportEvent, row: ReportRow): boolean =>
  type === 'accept_without_score' || (type === 'uphold_cheating_appeal' && row.counts_as_manual);
