import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { HistoryView } from '@va/contract/reports/report-detail.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ReportRow } from './report-rows.ts';

/** The author, text and time of a step of a report, which pilot and reviewers can read. */
export interface Cause {
  /** Id of the author; null for the platform itself. */
  byId: string | null;
  text?: string;
  now: Date;
}

/** Writes a line of a report's history. */
export async function addHistory(
  tx: Tx,
  reportId: string,
  { from, to, event, reasonCode }: { from: string; to: string; event: string; reasonCode?: string },
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
      reason_code: reasonCode ?? null,
      by_id: byId,
      text: text ?? null,
      // Not before the last line, even if the clock was set back: the last line must show the present state.
      at: sql<Date>`greatest(${now}::timestamptz,
        (select max(at) + interval '1 millisecond' from report_transition
         where report_id = ${reportId} and at > ${now}))`,
    })
    .execute();
}

/** A report's history as pilot and reviewers see it. */
export async function historyView(queries: Queries, row: ReportRow): Promise<HistoryView> {
  const lines = await queries
    .selectFrom('report_transition')
    .selectAll()
    .where('report_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return lines.map(({ at, from_state, to_state, event, by_id, reason_code, text }) => ({
    at: at.toISOString(),
    from: from_state,
    to: to_state,
    event,
    by: by_id === null ? 'system' : by_id === row.pilot_id ? 'pilot' : 'staff',
    reasonCode: reason_code,
    text,
  }));
}
