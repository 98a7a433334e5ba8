import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Filter for the audit's list, which goes backwards from `before`, an entry's sequence number. */
export interface AuditFilter {
  before: number | undefined;
  /** Part of the name of the act. */
  action: string | undefined;
  subjectId: string | undefined;
  /** Part of the callsign of who did it. */
  actor: string | undefined;
  /** Part of the reason, the subject, its name, or what changed. */
  text: string | undefined;
  /** Days in UTC, `YYYY-MM-DD`, both included. */
  from: string | undefined;
  to: string | undefined;
  limit: number;
}

/**
 * SQL for an entry's subject as people know it, such as a callsign or a report's code, since its id tells nobody
 * anything. A pilot without a callsign is «retirado», as in an entry's actor.
 */
const SUBJECT = sql<string | null>`case when subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
  case subject_kind
    when 'pilot' then (select coalesce(callsign, 'retirado') from pilot where id = subject_id::uuid)
    when 'report' then (select code from report where id = subject_id::uuid)
    when 'booking' then (select code from booking where id = subject_id::uuid)
    when 'aircraft' then (select registration from aircraft where id = subject_id::uuid)
    when 'timetable' then (select number::text from flight where id = subject_id::uuid)
    when 'webhook' then (select label from webhook where id = subject_id::uuid)
    when 'api_key' then (select label from api_key where id = subject_id::uuid)
    when 'event' then (select title from airline_event where id = subject_id::uuid)
    when 'import' then (select name from import where id = subject_id::uuid)
    when 'outbox' then (select coalesce(webhook.label, outbox.subject) from outbox
      left join webhook on webhook.id = outbox.webhook_id where outbox.id = subject_id::uuid)
    when 'appeal' then (select coalesce(report.code, pilot.callsign, 'retirado') from appeal
      join pilot on pilot.id = appeal.pilot_id left join report on report.id = appeal.report_id
      where appeal.id = subject_id::uuid)
  end end`;

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
      SUBJECT.as('subject'),
    ])
    .orderBy('seq', 'desc')
    .limit(filter.limit);
  const within = (text: string, words: RawBuilder<unknown>) =>
    sql<boolean>`position(lower(${text}) in lower(${words}::text)) > 0`;
  const holds = (text: string, column: string) => within(text, sql.ref(column));
  if (filter.before !== undefined) query = query.where('seq', '<', filter.before);
  if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId);
  if (filter.action !== undefined) query = query.where(holds(filter.action, 'action'));
  if (filter.actor !== undefined) query = query.where(holds(filter.actor, 'actor'));
  const { text, from, to } = filter;
  if (text !== undefined)
    query = query.where((is) =>
      is.or([
        ...['reason', 'subject_kind', 'subject_id', 'before', 'after'].map((column) => holds(text, column)),
        within(text, sql`(${SUBJECT})`),
      ]),
    );
  if (from !== undefined) query = query.where('at', '>=', new Date(`${from}T00:00:00Z`));
  if (to !== undefined)
    query = query.where(sql<boolean>`at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`);
  return query.execute();
}

/** Sequence number of the first entry whose hash does not fit the chain; null if the chain is intact. */
export async function findAuditBreak(queries: Queries): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`select audit_break() as seq`.execute(queries);
  return rows[0]?.seq ?? null;
}

/** Months for which an audit entry is kept: a year more than the longest case, a suspension with its appeal. */
export const AUDIT_MONTHS = 18;

/** Removes older entries; the hash chain continues from the last removed one. Answers how many it removed. */
export async function removeOldAudit(queries: Queries, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - AUDIT_MONTHS);
  const { rows } = await sql<{ removed: number }>`select audit_prune(${before}) as removed`.execute(queries);
  return rows[0]?.removed ?? 0;
}
