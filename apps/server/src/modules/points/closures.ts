import { sql } from 'kysely';
import { closeRunKey, dueAt } from '@va/domain/points/monthly-close.ts';
import type { Closure } from '@va/contract/points/points.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { dueMonths } from './close-months.ts';

/** Months that were closed, or are due, the latest first. */
export async function listClosures(queries: Queries, airline: Airline, now: Date): Promise<Closure[]> {
  const { rows } = await sql<{
    month: string;
    started_at: Date;
    finished_at: Date | null;
    pilots: number;
    idle: number;
    waiting: number;
    debited: number;
  }>`
    select closure.month, started_at, finished_at,
      count(month_statement.id)::int4 as pilots,
      (count(*) filter (where result = 'idle'))::int4 as idle,
      (count(*) filter (where result = 'deferred'))::int4 as waiting,
      coalesce((select sum(debit.applied) from points_entry debit where debit.reason = 'inactive_month'
        and debit.subject = closure.month
        and not exists (select 1 from points_entry undo where undo.reverses_id = debit.id)), 0)::int4 as debited
    from closure left join month_statement on month_statement.month = closure.month
    group by closure.month order by closure.month desc limit 60`.execute(queries);
  const due = await dueMonths(queries, airline, now);
  const keys = [...due, ...rows.map(({ month }) => month)].map(closeRunKey);
  const runs =
    keys.length === 0
      ? []
      : await queries
          .selectFrom('job')
          .select(['run_key', 'last_error'])
          .where('run_key', 'in', keys)
          .execute();
  const errors = new Map(runs.map(({ run_key, last_error }) => [run_key, last_error]));
  const shown = (month: string) => ({
    month,
    dueAt: new Date(dueAt(month, airline.operations.points)).toISOString(),
    error: errors.get(closeRunKey(month)) ?? null,
  });
  const begun = new Set(rows.map(({ month }) => month));
  return [
    ...due
      .filter((month) => !begun.has(month))
      .toReversed()
      .map((month) => ({
        ...shown(month),
        startedAt: null,
        finishedAt: null,
        pilots: 0,
        idle: 0,
        waiting: 0,
        debited: 0,
      })),
    ...rows.map(({ month, started_at, finished_at, pilots, idle, waiting, debited }) => ({
      ...shown(month),
      startedAt: started_at.toISOString(),
      finishedAt: finished_at?.toISOString() ?? null,
      pilots,
      idle,
      waiting,
      debited,
    })),
  ];
}
