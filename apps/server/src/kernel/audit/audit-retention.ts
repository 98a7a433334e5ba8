import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Months for which an entry is kept: a year beyond the longest matter, a suspension and its appeal. */
export const AUDIT_MONTHS = 18;

/** Removes entries that are older; the chain goes on from the last one that went. Answers how many. */
export async function removeOldAudit(queries: Queries, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - AUDIT_MONTHS);
  const { rows } = await sql<{ removed: number }>`select audit_prune(${before}) as removed`.execute(queries);
  return rows[0]?.removed ?? 0;
}
