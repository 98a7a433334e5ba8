import { monthOf } from '@va/domain/months.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Number of the pilot's manual reports in the flight's month, without this one. */
export async function countManual(queries: Queries, { id, pilot_id, off_block }: ReportRow): Promise<number> {
  const month = monthOf((off_block ?? new Date(0)).getTime());
  const rows = await queries
    .selectFrom('report')
    .select('off_block')
    .where('pilot_id', '=', pilot_id)
    .where('id', '!=', id)
    .where('state', 'not in', constants('voided', 'rejected'))
    .where((is) => is.or([is('source', '=', 'manual'), is('counts_as_manual', '=', true)]))
    .execute();
  return rows.filter(({ off_block: at }) => at !== null && monthOf(at.getTime()) === month).length;
}
