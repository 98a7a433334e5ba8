import type { Selectable } from 'kysely';
import type { Report } from '@va/domain/report/report.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables/report.ts';

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
