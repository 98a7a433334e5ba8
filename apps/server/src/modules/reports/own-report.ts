import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { isUnfinished } from '../flown/flown.ts';
import type { ReportRow } from './report-rows.ts';

/** A report of a pilot's own. */
export interface OwnReport {
  pilotId: string;
  code: string;
}

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
  return (lock ? asked.forUpdate() : asked).executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
}

/** A pilot's flight that is in progress, interrupted or withdrawn; undefined without one. */
export function findUnfinished(queries: Queries, pilotId: string): Promise<ReportRow | undefined> {
  return queries
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where(isUnfinished)
    .executeTakeFirst();
}
