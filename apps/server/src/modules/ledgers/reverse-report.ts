import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { reversePoints } from './points-ledger.ts';
import { standingEntries } from './standing-entries.ts';

/** Reverses all standing entries of a report, the latest first; the caller has locked the pilot's row. */
export async function reverseReport(tx: Tx, pilotId: string, reportId: string, now: Date): Promise<void> {
  for (const { reason, subject } of await standingOfReport(tx, pilotId, reportId))
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId });
}

/** Query for the standing entries of a report, the latest first, without its debit for cheating. */
export function standingOfReport(queries: Queries, pilotId: string, reportId: string) {
  return standingEntries(queries)
    .select(['entry.reason', 'entry.subject'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.report_id', '=', reportId)
    .where('entry.reason', '!=', constant('reversal'))
    .where('entry.reason', '!=', constant('cheating'))
    .orderBy('entry.seq', 'desc')
    .execute();
}
