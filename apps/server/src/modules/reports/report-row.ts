import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Report, ReportEvent } from '@va/domain/report/report.ts';
import { stepReport } from '@va/domain/report/report-steps.ts';
import type { WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import { Problem, refusalProblem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables/report.ts';
import type { Airline } from '../airline/airline.ts';
import { announceFlight } from './announce-flight.ts';

export type ReportRow = Selectable<ReportTable>;

/** A report of a pilot's own; throws `no-encontrado` for any other. Locked in a transaction. */
export async function findOwnReport(
  queries: Queries,
  pilotId: string,
  code: string,
  { lock = false } = {},
): Promise<ReportRow> {
  const asked = queries
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}

/** The flight of a pilot that is in progress, interrupted or taken back, if there is one. */
export function findUnfinished(queries: Queries, pilotId: string): Promise<ReportRow | undefined> {
  return queries
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where((is) =>
      is.or([
        is('state', '=', 'in_progress'),
        is.and([is('state', '=', 'draft'), is('source', '=', 'acars')]),
      ]),
    )
    .executeTakeFirst();
}

/** The report as its state machine sees it. */
export function toReport(row: ReportRow): Report {
  const at = (time: Date | null) => time?.getTime() ?? null;
  return {
    state: row.state,
    reason: row.reason,
    source: row.source,
    pilotId: row.pilot_id,
    clientFlightId: row.client_flight_id,
    startedAt: row.created_at.getTime(),
    touchedAt: (row.heard_at ?? row.created_at).getTime(),
    plannedBlockMin: row.planned_block_min ?? 0,
    emergency: row.emergency_at !== null,
    outcome: row.outcome,
    standing: row.standing,
    score: row.score,
    submittedAt: at(row.submitted_at),
    decidedAt: at(row.decided_at),
    deciderId: row.decider_id,
    confirmedById: row.confirmed_by_id,
    askedAt: at(row.asked_at),
  };
}

/** Who or what moves a report, and what both sides read of it. */
export interface Cause {
  /** Null for the platform itself. */
  byId: string | null;
  text?: string;
  now: Date;
}

/**
 * Moves a locked report on, with a line of its history. Throws the refusal as a problem. Answers the row as it is now
 * and what the move brings with it.
 */
export async function moveReport(
  tx: Queries,
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
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addHistory(
    tx,
    row.id,
    { from: row.state, to: next.state, event: event.type },
    { byId, now, ...(text ? { text } : {}) },
  );
  const news = row.state === next.state ? undefined : NEWS[next.state];
  if (news !== undefined) await announceFlight(tx, news, moved, now);
  return { row: moved, effects };
}

/** What is told of a report that comes to a state; the other states are nobody else's. */
const NEWS: Partial<Record<Report['state'], WebhookEvent>> = {
  accepted: 'report.accepted',
  in_review: 'report.review',
  rejected: 'report.rejected',
};

/** Writes a line of a report's history. */
export async function addHistory(
  tx: Queries,
  reportId: string,
  { from, to, event }: { from: string; to: string; event: string },
  { byId, text, now }: Cause,
): Promise<void> {
  await tx
    .insertInto('report_transition')
    .values({
      id: uuid(),
      report_id: reportId,
      from_state: from,
      to_state: to,
      event,
      by_id: byId,
      text: text ?? null,
      // Never before what was there already: the clock may have been set back, and the last line is the state.
      at: sql<Date>`greatest(${now}::timestamptz,
        (select max(at) + interval '1 millisecond' from report_transition
         where report_id = ${reportId} and at > ${now}))`,
    })
    .execute();
}
