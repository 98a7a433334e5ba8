import { sql, type RawBuilder } from 'kysely';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables.ts';
import { countedHours, FLOWN_AT, type FlownFilter, meetsFilter, SCORED } from './flown.ts';
import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import { idSchema } from '@va/contract/shared/values.ts';
import { notOurs, readCursor, readTimeCursor } from '#server/api/cursor.ts';

/** Sort keys of the logbook. */
type Key = 'flown' | 'score' | 'block' | 'distance';

const NUMBERS = {
  score: sql`report.score`,
  block: sql`report.block_min`,
  // Tenths of a nautical mile, since a cursor has whole numbers.
  distance: sql`round(report.distance_nm * 10)::integer`,
};
/** Larger than any sort value, so that flights without one come last. */
const LAST = sql.lit(2_147_483_647);

/** A list's sort order and, for a further page, the sort value and id of the last flight of the page before. */
interface LogbookPlace {
  sort: LogbookOrder;
  after?: { place: Date | number; id: string } | undefined;
}

/** Sort key and direction of an order such as `-score`. */
function partsOf(sort: LogbookOrder): { key: Key; descending: boolean } {
  const descending = sort.startsWith('-');
  const keys: readonly Key[] = ['flown', 'score', 'block', 'distance'];
  return { key: keys.find((key) => sort.endsWith(key)) ?? 'flown', descending };
}

/** SQL for a flight's sort value; flights without one come last in both directions. */
export function placeIn(sort: LogbookOrder): RawBuilder<Date | number> {
  const { key, descending } = partsOf(sort);
  if (key !== 'flown') return sql`coalesce(${NUMBERS[key]}, ${descending ? sql.lit(-1) : LAST})`;
  // A cursor has whole milliseconds: in ascending order, a flight with microseconds would otherwise come twice.
  return descending ? FLOWN_AT : sql`date_trunc('milliseconds', ${FLOWN_AT})`;
}

/** SQL for the list's order, and the condition for rows after the cursor. */
function orderIn({ sort, after }: LogbookPlace) {
  const { descending } = partsOf(sort);
  const place = placeIn(sort);
  const given =
    after && (typeof after.place === 'number' ? sql`${after.place}::bigint` : sql`${after.place}`);
  const beyond = descending ? sql`<` : sql`>`;
  return {
    place,
    direction: descending ? ('desc' as const) : ('asc' as const),
    beyond: sql<boolean>`(${place}, report.id) ${beyond} (${given}, ${after?.id}::uuid)`,
  };
}

/** A flight's cursor values; all orders but the default one include their name, so that no other order accepts them. */
export const cursorIn = (sort: LogbookOrder, place: Date | number, id: string) =>
  sort === '-flown' ? [Number(place), id] : [sort, Number(place), id];

/** Reads a cursor; throws a problem if it is not of this order. */
export function readPlace(sort: LogbookOrder, cursor: string): NonNullable<LogbookPlace['after']> {
  if (sort === '-flown') {
    const { at, name } = readTimeCursor(cursor, idSchema);
    return { place: at, id: name };
  }
  const [order, place, id] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort || !idSchema.safeParse(id).success) throw notOurs();
  const number = Number(place);
  return { place: sort === 'flown' ? new Date(Math.min(Math.max(number, 0), 4e12)) : number, id: String(id) };
}

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

/** The columns of a report that a pilot can see; lists read only these. */
export const SEEN_COLUMNS = [
  'code',
  'state',
  'reason',
  'outcome',
  'source',
  'client',
  'client_flight_id',
  'flight_number',
  'dep_icao',
  'arr_planned_icao',
  'arr_icao',
  'diversion',
  'icao_type',
  'created_at',
  'heard_at',
  'off_block',
  'takeoff',
  'landing',
  'on_block',
  'block_min',
  'distance_nm',
  'fuel_off_kg',
  'fuel_on_kg',
  'touchdown_fpm',
  'touchdown_g',
  'score',
  'coverage',
  'submitted_at',
  'decided_at',
] as const satisfies readonly (keyof ReportTable)[];

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
