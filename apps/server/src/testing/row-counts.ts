import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Rows of each table, but for counters of a minute. */
export async function rowCounts({ queries }: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition and relname <> 'rate_limit'`.execute(queries);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      queries,
    );
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}
