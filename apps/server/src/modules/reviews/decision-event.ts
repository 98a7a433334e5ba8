import type { Acceptance, ReportEvent } from '@va/domain/report/report.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { Decide } from '@va/contract/reports/reviews.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { emergencyRaisedAt } from '../appeals/appeal-acts.ts';
import { countManual } from '../manual-reports/manual-limits.ts';
import { isTraining } from '../reports/judged-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { importedOutcome } from '@va/domain/imports/import-rows.ts';
import { trainingOutcome } from '@va/domain/report/decision-steps.ts';
import { scoreOf } from '@va/domain/scoring/score-flight.ts';

/** The result of accepting a report: the score with these rules waived, and whether it reaches the minimum. */
async function acceptanceOf(
  queries: Queries,
  airline: Airline,
  row: ReportRow,
  waivers: readonly RuleId[],
): Promise<Acceptance> {
  if (row.source === 'import') return importedAcceptance(queries, airline, row);
  const { outcome, score } = await scoredAcceptance(queries, airline, row, waivers);
  return { outcome: (await isTraining(queries, row)) ? trainingOutcome(outcome) : outcome, score };
}

/**
 * The result of accepting an imported flight: its imported score, and hours unless an imported total has them already.
 */
async function importedAcceptance(
  queries: Queries,
  { scoring }: Airline,
  row: ReportRow,
): Promise<Acceptance> {
  const { score, emergency_at } = row;
  const offBlock = (row.off_block ?? row.created_at).getTime();
  const flight = {
    offBlock,
    onBlock: row.on_block?.getTime() ?? offBlock,
    score,
    emergency: emergency_at !== null,
  };
  const total = await totalAround(queries, row);
  return { outcome: importedOutcome(flight, { total, least: scoring?.least ?? null }), score };
}

/**
 * When the pilot's imported total was posted; null if that total did not include this flight, which counted by itself.
 */
async function totalAround(queries: Queries, { id, pilot_id }: ReportRow): Promise<number | null> {
  const { total } = await queries
    .selectFrom('hours_entry')
    .select(({ fn }) => fn.max('posted_at').as('total'))
    .where('pilot_id', '=', pilot_id)
    .where('kind', '=', 'transfer')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('hours_entry as own').select('own.id').where('own.report_id', '=', id))),
    )
    .executeTakeFirstOrThrow();
  return total?.getTime() ?? null;
}

/** The same by the score alone, regardless of the booking's purpose. */
async function scoredAcceptance(
  queries: Queries,
  { scoring }: Airline,
  row: ReportRow,
  waivers: readonly RuleId[],
): Promise<Acceptance> {
  const items = await queries
    .selectFrom('score_item')
    .select(['rule_id', 'deduction'])
    .where('report_id', '=', row.id)
    .execute();
  if (items.length === 0 || scoring === null || row.from_feed) return { outcome: 'valid', score: null };
  const letOff = new Set<string>(waivers);
  const score = scoreOf(items.filter(({ rule_id }) => !letOff.has(rule_id)));
  const { least } = scoring;
  const held = row.off_block !== null && row.off_block.getTime() >= Date.parse(`${least.since}T00:00:00Z`);
  return { outcome: held && score < least.score ? 'below_minimum' : 'valid', score };
}

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
