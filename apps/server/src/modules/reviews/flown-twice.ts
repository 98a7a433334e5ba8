import { constant, constants } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';

/**
 * Why a report can't be accepted any more: one that was rejected takes up no time, so that the pilot may have sent the
 * same flight again since, and whichever is accepted last would count too. Null where nothing stands against it, or V-13
 * shows it to who decides.
 */
export async function refuseFlownTwice(
  queries: Queries,
  { id, pilot_id, off_block, on_block, standing }: ReportRow,
): Promise<{ code: string; message: string } | null> {
  // What stands counts already.
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

/** Throws `vuelo-solapado` with the same; the pilot's row is locked. */
export async function expectNotFlownTwice(tx: Tx, row: ReportRow): Promise<void> {
  const refusal = await refuseFlownTwice(tx, row);
  if (refusal)
    throw new Problem('vuelo-solapado', { detail: refusal.message, current: { code: refusal.code } });
}
