import type { Report, ReportEvent } from '@va/domain/report/report.ts';
import { stepReport } from '@va/domain/report/report-steps.ts';
import type { WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import { refusalProblem } from '#server/api/problem.ts';
import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { announceFlight } from './announce-flight.ts';
import { type Cause, addHistory } from './report-history.ts';
import { dropProposal, type ReportRow, toReport } from './report-rows.ts';
import { tellBooking } from './tell-booking.ts';

/**
 * Applies a domain event to a locked report and adds a line to its history. Throws the refusal as a problem. Answers
 * the row as it is now, and the effects, which the caller carries out.
 */
export async function moveReport(
  tx: Tx,
  { reportRules }: Pick<Airline, 'reportRules'>,
  row: ReportRow,
  event: ReportEvent,
  { byId, text, now }: Cause,
) {
  const step = stepReport(toReport(row), event, reportRules, now.getTime());
  if (!step.ok) throw refusalProblem(step.refusal);
  const { next, effects } = step;
  const date = (ms: number | null) => (ms === null ? null : new Date(ms));
  const moved = await tx
    .updateTable('report')
    .set({
      state: next.state,
      reason: next.reason,
      outcome: next.outcome,
      standing: next.standing,
      score: next.score,
      heard_at: new Date(next.touchedAt),
      submitted_at: date(next.submittedAt),
      decided_at: date(next.decidedAt),
      decider_id: next.deciderId,
      confirmed_by_id: next.confirmedById,
      asked_at: date(next.askedAt),
      ...emergencyColumns(event, next, row, now),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addHistory(
    tx,
    row.id,
    {
      from: row.state,
      to: next.state,
      event: event.type,
      ...(event.type === 'reject' && { reasonCode: event.reasonCode }),
    },
    { byId, now, ...(text ? { text } : {}) },
  );
  // In these states there is nothing left to void; in the queue or accepted, a report may still be voided.
  if (DROPS_PROPOSAL.has(next.state)) await dropProposal(tx, row.id);
  const news = row.state === next.state ? undefined : NEWS[next.state];
  if (news !== undefined) await announceFlight(tx, news, moved, now);
  return { row: moved, effects };
}

/**
 * The columns of an emergency declared by the pilot; withdrawing it clears text and time. An appeal that declares one
 * again keeps those of the first, which hold again if the appeal is withdrawn.
 */
function emergencyColumns(
  event: ReportEvent,
  { pilotEmergency }: Report,
  { pilot_emergency: before }: ReportRow,
  now: Date,
) {
  const declares = event.type === 'say_emergency' || (event.type === 'appeal' && event.emergency);
  if (declares && before === null)
    return { pilot_emergency: pilotEmergency, pilot_emergency_at: now, pilot_emergency_text: event.text };
  if (pilotEmergency === null)
    return { pilot_emergency: null, pilot_emergency_at: null, pilot_emergency_text: null };
  return { pilot_emergency: pilotEmergency };
}

/** States in which a proposal to void the report is dropped. */
const DROPS_PROPOSAL: ReadonlySet<Report['state']> = new Set(['draft', 'rejected', 'voided']);

/** Webhook events by the state that a report reaches; other states are not announced. */
const NEWS: Partial<Record<Report['state'], WebhookEvent>> = {
  accepted: 'report.accepted',
  in_review: 'report.review',
  rejected: 'report.rejected',
};

/**
 * Discards a pilot's unsubmitted flights before the account is erased; otherwise their aircraft would stay blocked for
 * days. The caller has locked the pilot's row.
 */
export async function dropOpenFlights(tx: Tx, airline: Airline, pilotId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('in_progress', 'draft'))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { row: dropped } = await moveReport(tx, airline, row, { type: 'discard' }, { byId: null, now });
    await tellBooking(tx, airline, dropped, 'report_dropped', now, { isOver: true });
  }
}
