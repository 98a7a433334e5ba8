import { sql } from 'kysely';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { SEEN_COLUMNS } from './seen-columns.ts';
import { type FlownFilter, meetsFilter } from './flown.ts';
import { type LogbookPlace, orderIn } from './logbook-order.ts';

/** Number of last flights in the mean score. */
export const MEAN_OF = 20;

/**
 * Query for reports with the hours and points that they brought, after reversals. Everything that shows a pilot's
 * flights uses it, so that no two screens disagree.
 */
export function selectLogbook(queries: Queries) {
  return selectFlown(queries).selectAll('report');
}

/** The same without the report's own columns, of which a list needs some. */
function selectFlown(queries: Queries) {
  return queries
    .selectFrom('report')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .select(['aircraft.registration', 'booking.code as booking_code'])
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

/** A line of a logbook: what is seen of a report, and what it brought. */
export type LogbookRow = Omit<Awaited<ReturnType<typeof listLogbook>>[number], 'id' | 'place'>;

const COLUMNS = SEEN_COLUMNS.map((column) => `report.${column}` as const);

/** A pilot's flights in an order, each with its place in it; without a limit all of them. */
export function listLogbook(
  queries: Queries,
  pilotId: string,
  filter: FlownFilter,
  { limit, ...asked }: LogbookPlace & { limit?: number },
) {
  const { place, direction, beyond } = orderIn(asked);
  const rows = selectFlown(queries)
    .select('report.id')
    .select(COLUMNS)
    .select(place.as('place'))
    .where('report.pilot_id', '=', pilotId)
    .where(meetsFilter(filter))
    .orderBy(place, direction)
    .orderBy('report.id', direction)
    .$if(limit !== undefined, (listed) => listed.limit(limitOf(limit ?? 0)));
  return (asked.after ? rows.where(beyond) : rows).execute();
}
