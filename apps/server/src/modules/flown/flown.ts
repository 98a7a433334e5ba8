/** What «flown», «counts» and «scored» mean wherever flights are listed or added up. */
import { DAY_MS } from '@va/domain/durations.ts';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { LogbookFilter } from '@va/contract/reports/logbook.ts';
import type { Queries } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** When a flight was flown: off block, or when the report was created if the flight has not moved. Indexes use it. */
export const FLOWN_AT: RawBuilder<Date> = sql<Date>`coalesce(report.off_block, report.created_at)`;

/**
 * Its month, UTC, in the form of the database's extended statistics, so that the planner knows how few months there
 * are.
 */
export const FLOWN_MONTH: RawBuilder<Date> = sql<Date>`date_trunc('month', ${FLOWN_AT} at time zone 'UTC')`;

/** Where a flight ended, or its planned destination if it has not landed. */
export const ARRIVED: RawBuilder<string> = sql<string>`coalesce(report.arr_icao, report.arr_planned_icao)`;

/** SQL condition: the report's score counts in means. */
export const SCORED: RawBuilder<boolean> = sql<boolean>`
  report.score is not null and report.standing = 'accepted' and report.outcome in ('valid', 'below_minimum')`;

/**
 * SQL condition: the flight's block time counts as hours, also of training flights. `verify` checks that the ledger of
 * hours agrees.
 */
export const COUNTS: RawBuilder<boolean> = sql<boolean>`
  report.outcome in ('valid', 'training') and report.standing = 'accepted' and report.block_min > 0`;

/** SQL condition: the flight counts as activity of its month; it also ends a leave. */
export const ACTIVITY: RawBuilder<boolean> = sql<boolean>`
  report.standing = 'accepted' and report.outcome in ('valid', 'training', 'emergency')`;

/** A logbook's filter, with all codes of its airport. */
export type FlownFilter = Omit<LogbookFilter, 'airport'> & { airports?: string[] };

/** SQL condition: a report matches a filter; an empty filter matches all. */
export function meetsFilter({ state, airports, type, from, to }: FlownFilter): RawBuilder<boolean> {
  const conditions = [
    state === 'decided' && sql`report.standing is not null`,
    state === 'waiting' && sql`report.state in ('submitted', 'in_review', 'appealed')`,
    state !== undefined && state !== 'decided' && state !== 'waiting' && sql`report.state = ${state}`,
    airports !== undefined &&
      sql`(report.dep_icao = any(${airports}::text[]) or ${ARRIVED} = any(${airports}::text[]))`,
    type !== undefined && sql`report.icao_type = ${type}`,
    from !== undefined && sql`${FLOWN_AT} >= ${new Date(from)}`,
    to !== undefined && sql`${FLOWN_AT} < ${new Date(Date.parse(to) + DAY_MS)}`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** A pilot's flights that add hours, with their minutes after reversals. */
export function countedHours(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('hours_entry')
    .where('report_id', 'is not', null)
    .where('pilot_id', '=', pilotId)
    .groupBy(['report_id', 'pilot_id'])
    .having(sql<boolean>`sum(minutes) > 0`)
    .select(['report_id', 'pilot_id', sql<number>`sum(minutes)::int4`.as('minutes')]);
}

/** SQL condition: the pilot has not submitted the flight: it is in progress, interrupted or withdrawn. */
export const isUnfinished = (is: ExpressionBuilder<Tables, 'report'>) =>
  is.or([is('state', '=', 'in_progress'), is.and([is('state', '=', 'draft'), is('source', '=', 'acars')])]);
