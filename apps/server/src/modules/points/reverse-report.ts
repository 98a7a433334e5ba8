import type { Queries } from '#server/db/database.ts';
import { reversePoints } from './points-ledger.ts';

/** Takes back all that stands of a report, the latest first; on a pilot whose row is locked. */
export async function reverseReport(
  tx: Queries,
  pilotId: string,
  reportId: string,
  now: Date,
): Promise<void> {
  for (const { reason, subject } of await standingOfReport(tx, pilotId, reportId))
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId });
}

/** What stands of a report but for its debit for cheating, the latest first. */
export function standingOfReport(queries: Queries, pilotId: string, reportId: string) {
  return (
    queries
      .selectFrom('points_entry as entry')
      .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
      .select(['entry.reason', 'entry.subject'])
      .where('entry.pilot_id', '=', pilotId)
      .where('entry.report_id', '=', reportId)
      .where('entry.reason', '!=', 'reversal')
      .where('entry.reason', '!=', 'cheating')
      // Another flight may have the place since that this one has lost.
      .where('undone.id', 'is', null)
      .orderBy('entry.seq', 'desc')
      .execute()
  );
}
