import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { type FlownFilter, FLOWN_AT, meetsFilter } from '../reports/flown.ts';

/** Flights of which the mean score is told. */
export const MEAN_OF = 20;

/**
 * Reports with what they brought: entries of hours and points, reversals included. Everything that shows a pilot's
 * flights reads this, so that no two screens disagree.
 */
export function selectLogbook(queries: Queries) {
  return queries
    .selectFrom('report')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .selectAll('report')
    .select(['aircraft.registration', 'booking.code as booking_code', FLOWN_AT.as('flown_at')])
    .select(({ selectFrom, fn, val }) => [
      selectFrom('points_entry')
        .whereRef('points_entry.report_id', '=', 'report.id')
        .whereRef('points_entry.pilot_id', '=', 'report.pilot_id')
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

/** Where a list of flights goes on: the flight after this one. */
export interface FlownBefore {
  at: Date;
  id: string;
}

/** A pilot's flights, the latest first. */
export function listLogbook(
  queries: Queries,
  pilotId: string,
  filter: FlownFilter,
  { limit, before }: { limit: number; before: FlownBefore | undefined },
): Promise<LogbookRow[]> {
  let rows = selectLogbook(queries)
    .where('report.pilot_id', '=', pilotId)
    .where(meetsFilter(filter))
    .orderBy(FLOWN_AT, 'desc')
    .orderBy('report.id', 'desc')
    .limit(limit);
  if (before) rows = rows.where(sql<boolean>`(${FLOWN_AT}, report.id) < (${before.at}, ${before.id}::uuid)`);
  return rows.execute();
}
