import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { countedHours, type FlownFilter, FLOWN_AT, meetsFilter, SCORED } from './flown.ts';
import { MEAN_OF } from './logbook.ts';

/** Totals of a pilot's flights, or of those that match a filter. */
export async function totalsOf(queries: Queries, pilotId: string, filter: FlownFilter = {}) {
  const reports = queries
    .selectFrom('report')
    .where('report.pilot_id', '=', pilotId)
    .where(meetsFilter(filter));
  const points = queries
    .selectFrom('points_entry')
    .where('pilot_id', '=', pilotId)
    .where('report_id', 'is not', null)
    .groupBy('report_id')
    .select(['report_id', sql<number>`sum(applied)`.as('points')]);
  const totals = await reports
    .leftJoin(countedHours(queries, pilotId).as('counted'), 'counted.report_id', 'report.id')
    .leftJoin(points.as('earned'), 'earned.report_id', 'report.id')
    .select([
      sql<number>`count(*)::int4`.as('reports'),
      sql<number>`count(counted.minutes)::int4`.as('flights'),
      sql<number>`coalesce(sum(counted.minutes), 0)::int4`.as('minutes'),
      sql<number>`coalesce(sum(earned.points), 0)::int4`.as('points'),
      sql<number>`coalesce(sum(distance_nm) filter (where counted.minutes > 0), 0)::float8`.as('distanceNm'),
    ])
    .executeTakeFirstOrThrow();
  const scored = reports.where(SCORED).orderBy(FLOWN_AT, 'desc').limit(MEAN_OF).select('score');
  const { meanScore } = await queries
    .selectFrom(scored.as('scored'))
    .select(sql<number | null>`avg(score)::float8`.as('meanScore'))
    .executeTakeFirstOrThrow();
  return { ...totals, meanScore };
}
