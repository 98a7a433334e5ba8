import type { Selectable } from 'kysely';
import type { Report } from '@va/domain/report/report.ts';
import type { ReportTable } from '#server/db/tables.ts';

export type ReportRow = Selectable<ReportTable>;

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
    pilotEmergency: row.pilot_emergency,
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
