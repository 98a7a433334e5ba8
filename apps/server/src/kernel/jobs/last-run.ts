import type { Queries } from '#server/db/database.ts';

/**
 * The scheduled time of a job's last run. Runs scheduled after now, by a clock that was ahead, do not count: otherwise
 * nothing would run until that time.
 */
export async function lastRunOf(queries: Queries, kind: string, now: Date): Promise<Date | undefined> {
  const row = await queries
    .selectFrom('job')
    .select('run_key')
    .where('run_key', 'like', `${kind}:%`)
    .where('run_key', '<=', `${kind}:${now.toISOString()}`)
    .orderBy('run_key', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = row && new Date(row.run_key.slice(kind.length + 1));
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
