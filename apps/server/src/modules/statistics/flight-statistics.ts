import { sql } from 'kysely';
import type { Statistics, StatisticsQuery } from '@va/schemas/api/statistics.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import { countedHours, FLOWN_AT, meetsFilter } from '../reports/flown.ts';

/** Width of a band of landing rates, ft/min; the last one is open. */
const BAND_FPM = 100;
const LAST_BAND = 8;

/** Whose flights: a pilot's own, or those of the airline, each once however many flew it. */
type Whose = { pilotId: string } | 'airline';

function counted(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  const rows = queries
    .selectFrom('report')
    .innerJoin(countedHours(queries, whose === 'airline' ? undefined : whose.pilotId).as('hours'), (join) =>
      join.onRef('hours.report_id', '=', 'report.id').onRef('hours.pilot_id', '=', 'report.pilot_id'),
    )
    .where(meetsFilter(filter));
  if (whose === 'airline') return rows.where('report.source', '!=', 'second_pilot');
  // Said of the report too: its index by pilot then answers without the rows.
  return rows.where('report.pilot_id', '=', whose.pilotId);
}

/** The flights of a period, added up by month, type, route and airport, and their landings. */
export async function flightStatistics(
  queries: Queries,
  operations: Operations,
  whose: Whose,
  filter: StatisticsQuery,
): Promise<Statistics> {
  // One row for each month, type and route: everything else is a sum of these.
  const rows = await counted(queries, whose, filter)
    .select([
      sql<string>`to_char(${FLOWN_AT} at time zone 'UTC', 'YYYY-MM')`.as('month'),
      'icao_type as type',
      'dep_icao as dep',
      sql<string>`coalesce(arr_icao, arr_planned_icao)`.as('arr'),
      sql<number>`count(*)::int4`.as('flights'),
      sql<number>`sum(hours.minutes)::int4`.as('minutes'),
      sql<number>`coalesce(sum(distance_nm), 0)::float8`.as('distanceNm'),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
    .execute();
  const months = sumBy(rows, ({ month }) => month).map(([month, sums]) => ({ month, ...sums }));
  const types = sumBy(rows, ({ type }) => type).map(([type, sums]) => ({ type, ...sums }));
  const routes = sumBy(rows, ({ dep, arr }) => `${dep} ${arr}`).map(([route, sums]) => {
    const [dep = '', arr = ''] = route.split(' ');
    return { dep: viewPlace(operations, dep), arr: viewPlace(operations, arr), ...sums };
  });
  const ends = rows.flatMap((row) => [row.dep, row.arr].map((icao) => ({ ...row, icao })));
  const airports = sumBy(ends, ({ icao }) => icao).map(([icao, { flights }]) => ({
    place: viewPlace(operations, icao),
    flights,
  }));
  const [all] = sumBy(rows, () => '');
  return {
    flights: all?.[1].flights ?? 0,
    minutes: all?.[1].minutes ?? 0,
    distanceNm: rows.reduce((sum, { distanceNm }) => sum + distanceNm, 0),
    firstYear: await firstYear(queries, whose),
    months: months.toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    types: types.toSorted(byFlights),
    airports: airports.toSorted(byFlights),
    routes: routes.toSorted(byFlights),
    landings: await landings(queries, whose, filter),
  };
}

async function landings(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  const measured = counted(queries, whose, filter).where('touchdown_fpm', 'is not', null);
  const { count, median } = await measured
    .select([
      sql<number>`count(*)::int4`.as('count'),
      sql<number | null>`(percentile_cont(0.5) within group (order by -touchdown_fpm))::float8`.as('median'),
    ])
    .executeTakeFirstOrThrow();
  const bands = await measured
    .select([
      sql<number>`(least(-touchdown_fpm / ${sql.lit(BAND_FPM)}, ${sql.lit(LAST_BAND)}) * ${sql.lit(BAND_FPM)})::int4`.as(
        'fromFpm',
      ),
      sql<number>`count(*)::int4`.as('count'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
  return { count, median, bands };
}

async function firstYear(queries: Queries, whose: Whose): Promise<number | null> {
  let rows = queries.selectFrom('report').where('standing', '=', 'accepted');
  if (whose !== 'airline') rows = rows.where('pilot_id', '=', whose.pilotId);
  const first = await rows.select(FLOWN_AT.as('at')).orderBy(FLOWN_AT).limit(1).executeTakeFirst();
  return first?.at.getUTCFullYear() ?? null;
}

interface Sums {
  flights: number;
  minutes: number;
}

function sumBy<T extends Sums, K>(rows: readonly T[], keyOf: (row: T) => K): [K, Sums][] {
  const sums = new Map<K, Sums>();
  for (const row of rows) {
    const before = sums.get(keyOf(row)) ?? { flights: 0, minutes: 0 };
    sums.set(keyOf(row), {
      flights: before.flights + row.flights,
      minutes: before.minutes + row.minutes,
    });
  }
  return [...sums];
}

const byFlights = (a: { flights: number }, b: { flights: number }) => b.flights - a.flights;
