import { sql } from 'kysely';
import type { LogbookFilter, LogbookTotals } from '@va/schemas/api/report-detail.ts';
import type { Queries } from '#server/db/database.ts';

/** Flights of which the mean score is told. */
const MEAN_OF = 20;
const DAY_MS = 86_400_000;

/** When a flight was flown: its off block, and for one that has not moved when it was begun. The index goes by it. */
const flownAt = sql<Date>`coalesce(report.off_block, report.created_at)`;

/**
 * Reports with what they brought: entries of hours and points, reversals included. Everything that shows a pilot's
 * flights or totals reads this, so that no two screens disagree.
 */
export function selectLogbook(queries: Queries) {
  return queries
    .selectFrom('report')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .selectAll('report')
    .select(['aircraft.registration', 'booking.code as booking_code', flownAt.as('flown_at')])
    .select(({ selectFrom, fn, val }) => [
      selectFrom('points_entry')
        .whereRef('points_entry.report_id', '=', 'report.id')
        .select(fn.coalesce(sql<number>`sum(applied)::int4`, val(0)).as('sum'))
        .as('points'),
      selectFrom('hours_entry')
        .whereRef('hours_entry.report_id', '=', 'report.id')
        .whereRef('hours_entry.pilot_id', '=', 'report.pilot_id')
        .select(fn.coalesce(sql<number>`sum(minutes)::int4`, val(0)).as('sum'))
        .as('counted_min'),
    ]);
}

export type LogbookRow = Awaited<ReturnType<ReturnType<typeof selectLogbook>['executeTakeFirstOrThrow']>>;

function ownFlights(queries: Queries, pilotId: string, { state, airport, type, from, to }: LogbookFilter) {
  let rows = selectLogbook(queries).where('report.pilot_id', '=', pilotId);
  if (state === 'decided') rows = rows.where('report.standing', 'is not', null);
  else if (state === 'waiting')
    rows = rows.where('report.state', 'in', ['submitted', 'in_review', 'appealed']);
  else if (state !== undefined) rows = rows.where('report.state', '=', state);
  if (airport !== undefined)
    rows = rows.where((is) =>
      is.or([
        is('report.dep_icao', '=', airport),
        is(is.fn.coalesce('report.arr_icao', 'report.arr_planned_icao'), '=', airport),
      ]),
    );
  if (type !== undefined) rows = rows.where('report.icao_type', '=', type);
  if (from !== undefined) rows = rows.where(flownAt, '>=', new Date(from));
  if (to !== undefined) rows = rows.where(flownAt, '<', new Date(Date.parse(to) + DAY_MS));
  return rows;
}

/** Where a list of flights goes on: the flight after this one. */
export interface FlownBefore {
  at: Date;
  id: string;
}

/** A pilot's flights, the latest first. */
export function listLogbook(
  queries: Queries,
  pilotId: string,
  filter: LogbookFilter,
  { limit, before }: { limit: number; before: FlownBefore | undefined },
): Promise<LogbookRow[]> {
  let rows = ownFlights(queries, pilotId, filter)
    .orderBy(flownAt, 'desc')
    .orderBy('report.id', 'desc')
    .limit(limit);
  if (before) rows = rows.where(sql<boolean>`(${flownAt}, report.id) < (${before.at}, ${before.id}::uuid)`);
  return rows.execute();
}

/** What a pilot's flights add up to; with a filter, those that it finds. */
export async function totalsOf(
  queries: Queries,
  pilotId: string,
  filter: LogbookFilter = {},
): Promise<LogbookTotals> {
  const totals = await queries
    .selectFrom(ownFlights(queries, pilotId, filter).as('flown'))
    .select([
      sql<number>`count(*)::int4`.as('reports'),
      sql<number>`(count(*) filter (where counted_min > 0))::int4`.as('flights'),
      sql<number>`coalesce(sum(counted_min), 0)::int4`.as('minutes'),
      sql<number>`coalesce(sum(points), 0)::int4`.as('points'),
      sql<number>`coalesce(sum(distance_nm) filter (where counted_min > 0), 0)::float8`.as('distanceNm'),
    ])
    .executeTakeFirstOrThrow();
  const scored = ownFlights(queries, pilotId, filter)
    .where('report.score', 'is not', null)
    .where('report.standing', '=', 'accepted')
    .where('report.outcome', 'in', ['valid', 'below_minimum'])
    .orderBy(flownAt, 'desc')
    .limit(MEAN_OF);
  const { meanScore } = await queries
    .selectFrom(scored.as('scored'))
    .select(sql<number | null>`avg(score)::float8`.as('meanScore'))
    .executeTakeFirstOrThrow();
  return { ...totals, meanScore };
}
