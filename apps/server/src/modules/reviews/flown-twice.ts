import { constant, constants } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-rows.ts';

/**
 * The refusal to accept a report because another accepted report has the same time. A rejected report does not occupy
 * its time, so the pilot may have submitted the flight again, and both would count. Null if there is none, or if the
 * flag V-13 already shows it to the reviewer.
 */
export async function refuseFlownTwice(
  queries: Queries,
  { id, pilot_id, off_block, on_block, standing }: ReportRow,
): Promise<{ code: string; message: string } | null> {
  // An accepted report counts already.
  if (off_block === null || on_block === null || standing === 'accepted') return null;
  const shown = queries
    .selectFrom('report_flag')
    .select('code')
    .where('report_id', '=', id)
    .where('code', '=', 'V-13');
  const other = await queries
    .selectFrom('report')
    .select('code')
    .where('pilot_id', '=', pilot_id)
    .where('id', '!=', id)
    .where('state', 'in', constants('accepted', 'appealed'))
    .where('standing', '=', constant('accepted'))
    .where('off_block', '<', on_block)
    .where('on_block', '>', off_block)
    .where((is) => is.not(is.exists(shown)))
    .orderBy('off_block')
    .limit(1)
    .executeTakeFirst();
  if (!other) return null;
  const message = `A esas horas ya cuenta el informe ${other.code} de este piloto. Si es el mismo vuelo, deja este sin aceptar; si no, reabre antes el otro.`;
  return { code: other.code, message };
}

/** Throws that refusal, `vuelo-solapado`; the caller has locked the pilot's row. */
export async function expectNotFlownTwice(tx: Tx, row: ReportRow): Promise<void> {
  const refusal = await refuseFlownTwice(tx, row);
  if (refusal)
    throw new Problem('vuelo-solapado', { detail: refusal.message, current: { code: refusal.code } });
}
