/** What «flown», «counts» and «scored» mean wherever flights are listed or added up. */
import { DAY_MS } from '@va/domain/durations.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LogbookFilter } from '@va/contract/reports/logbook.ts';
import type { Queries } from '#server/db/database.ts';

/** When a flight was flown: its off block, and for one that has not moved when it was begun. Indexes go by it. */
export const FLOWN_AT: RawBuilder<Date> = sql<Date>`coalesce(report.off_block, report.created_at)`;

/** The month of it, UTC, as the statistics of the database know it: it plans with the few months that there are. */
export const FLOWN_MONTH: RawBuilder<Date> = sql<Date>`date_trunc('month', ${FLOWN_AT} at time zone 'UTC')`;

/** Where a flight ended, and for one that has not landed where it is bound. */
export const ARRIVED: RawBuilder<string> = sql<string>`coalesce(report.arr_icao, report.arr_planned_icao)`;

/** Flights whose score counts in a mean. */
export const SCORED: RawBuilder<boolean> = sql<boolean>`
  report.score is not null and report.standing = 'accepted' and report.outcome in ('valid', 'below_minimum')`;

/** Flights that count with their block, those of training among them, as their reports say; `verify` holds the ledger of hours to the same. */
export const COUNTS: RawBuilder<boolean> = sql<boolean>`
  report.outcome in ('valid', 'training') and report.standing = 'accepted' and report.block_min > 0`;

/** Flights that count as activity of a month, also against a leave. */
export const ACTIVITY: RawBuilder<boolean> = sql<boolean>`
  report.standing = 'accepted' and report.outcome in ('valid', 'training', 'emergency')`;

/** What flights are looked for by: like a logbook's filter, with every code of the airport. */
export type FlownFilter = Omit<LogbookFilter, 'airport'> & { airports?: string[] };

/** Whether a report meets a filter; one that says nothing is met by all. */
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

/** Flights of a pilot that count with the minutes that they added, reversals included. */
export function countedHours(queries: Queries, pilotId: string) {
  return queries
    .selectFrom('hours_entry')
    .where('report_id', 'is not', null)
    .where('pilot_id', '=', pilotId)
    .groupBy(['report_id', 'pilot_id'])
    .having(sql<boolean>`sum(minutes) > 0`)
    .select(['report_id', 'pilot_id', sql<number>`sum(minutes)::int4`.as('minutes')]);
}
