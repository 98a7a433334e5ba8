import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { reversePoints } from './points-ledger.ts';
import { standingEntries } from './standing-entries.ts';

/** Takes back all that stands of a report, the latest first; on a pilot whose row is locked. */
export async function reverseReport(tx: Tx, pilotId: string, reportId: string, now: Date): Promise<void> {
  for (const { reason, subject } of await standingOfReport(tx, pilotId, reportId))
    await reversePoints(tx, pilotId, { reason, subject }, now, { reportId });
}

/**
 * What stands of a report but for its debit for cheating, the latest first: another flight may have the place that this
 * one has lost.
 */
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
