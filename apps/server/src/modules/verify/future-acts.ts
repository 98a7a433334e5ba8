import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

/** Tolerated difference of another machine's clock, ms; a larger one means that a clock was wrong. */
const TOLERATED_MS = DAY_MS;

/** Finds rows dated in the future: a Spanish sentence for each kind, with the count and the latest time. */
export async function actsOfTheFuture(queries: Queries, now: Date): Promise<string[]> {
  const after = new Date(now.getTime() + TOLERATED_MS);
  const { rows } = await sql<{ what: string; count: number; last: Date }>`
    select what, count(at)::int4 as count, max(at) as last from (
      select 'auditoría' as what, at from audit_entry where at > ${after}
      union all select 'historia de informes', at from report_transition where at > ${after}
      union all select 'apuntes de puntos', posted_at from points_entry where posted_at > ${after}
      union all select 'cierres de mes', started_at from closure where started_at > ${after}
      union all select 'cambios de cuentas', at from account_change where at > ${after}
    ) future group by what order by what`.execute(queries);
  return rows.map(({ what, count, last }) => `${what}: ${count}, hasta ${last.toISOString()}`);
}
