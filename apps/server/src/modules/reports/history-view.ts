import type { HistoryView } from '@va/contract/reports/report-history.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from './report-row.ts';

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
