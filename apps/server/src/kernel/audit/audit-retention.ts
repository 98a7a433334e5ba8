import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Months for which an audit entry is kept: a year more than the longest case, a suspension with its appeal. */
export const AUDIT_MONTHS = 18;

/** Removes older entries; the hash chain continues from the last removed one. Answers how many it removed. */
export async function removeOldAudit(queries: Queries, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - AUDIT_MONTHS);
  const { rows } = await sql<{ removed: number }>`select audit_prune(${before}) as removed`.execute(queries);
  return rows[0]?.removed ?? 0;
}
