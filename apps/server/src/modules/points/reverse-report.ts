import type { Queries } from '#server/db/database.ts';
import { reversePoints } from './points-ledger.ts';

/** Takes back all that stands of a report, the latest first; on a pilot whose row is locked. */
export async function reverseReport(
  tx: Queries,
  pilotId: string,
  reportId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('points_entry')
    .select(['id', 'reason', 'subject'])
    .where('pilot_id', '=', pilotId)
    .where('report_id', '=', reportId)
    .where('reason', '!=', 'reversal')
    .where('reason', '!=', 'cheating')
    .orderBy('seq', 'desc')
    .execute();
  for (const { reason, subject } of rows)
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId });
}
