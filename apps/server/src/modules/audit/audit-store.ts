import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** What of the audit to list; entries are read backwards from `before`. */
export interface AuditFilter {
  before: number | undefined;
  action: string | undefined;
  subjectId: string | undefined;
  actor: string | undefined;
  limit: number;
}

/** Entries from the newest. */
export function listAudit(queries: Queries, filter: AuditFilter) {
  let query = queries
    .selectFrom('audit_entry')
    .select([
      'seq',
      'at',
      'actor',
      'action',
      'subject_kind',
      'subject_id',
      'reason',
      'before',
      'after',
      'request_id',
    ])
    .orderBy('seq', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where('seq', '<', filter.before);
  if (filter.action !== undefined) query = query.where('action', '=', filter.action);
  if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId);
  if (filter.actor !== undefined) query = query.where('actor', '=', filter.actor);
  return query.execute();
}

/** The first entry that is not what was written, or null when the chain is whole. */
export async function findAuditBreak(queries: Queries): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`select audit_break() as seq`.execute(queries);
  return rows[0]?.seq ?? null;
}
