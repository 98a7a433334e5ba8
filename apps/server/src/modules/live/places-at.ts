import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Positions of flights at a time, by report id: the last place of the track before that time. */
export async function readPlacesAt(queries: Queries, reportIds: readonly string[], at: Date) {
  if (reportIds.length === 0) return [];
  return queries
    .selectFrom('live_trail')
    .distinctOn('report_id')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .where('at', '<=', at)
    .orderBy('report_id')
    .orderBy(sql`at desc`)
    .execute();
}
