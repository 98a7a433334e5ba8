import { sql } from 'kysely';
import type { Statistics, StatisticsQuery } from '@va/schemas/api/statistics.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import { ARRIVED, COUNTS, FLOWN_AT, FLOWN_MONTH, meetsFilter } from '../reports/flown.ts';

/** Width of a band of landing rates, ft/min; the last one is open. */
const BAND_FPM = 100;
const LAST_BAND = 8;

/** Whose flights: a pilot's own, or those of the airline, each once however many flew it. */
type Whose = { pilotId: string } | 'airline';

function counted(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  const rows = queries.selectFrom('report').where(COUNTS).where(meetsFilter(filter));
  return whose === 'airline'
    ? rows.where('source', '!=', 'second_pilot')
    : rows.where('pilot_id', '=', whose.pilotId);
}

/** The flights of a period, added up by month, type, route and airport, and their landings. */
export async function flightStatistics(
  queries: Queries,
  operations: Operations,
  whose: Whose,
  filter: StatisticsQuery,
): Promise<Statistics> {
  const [rows, measured] = await Promise.all([
    sumFlights(queries, whose, filter),
    landings(queries, whose, filter),
  ]);
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
    landings: measured,
  };
}

/** One row for each month, type and route: nearly everything else is a sum of these. */
async function sumFlights(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  const rows = await counted(queries, whose, filter)
    .select([
      sql<Date>`${FLOWN_MONTH} at time zone 'UTC'`.as('month'),
      'icao_type as type',
      'dep_icao as dep',
      ARRIVED.as('arr'),
      sql<number>`count(*)::int4`.as('flights'),
      sql<number>`sum(block_min)::int4`.as('minutes'),
      sql<number>`coalesce(sum(distance_nm), 0)::float8`.as('distanceNm'),
    ])
    .groupBy([FLOWN_MONTH, 'icao_type', 'dep_icao', ARRIVED])
    .execute();
  return rows.map(({ month, ...sums }) => ({ month: month.toISOString().slice(0, 7), ...sums }));
}

async function landings(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  // How many landings each rate had: far fewer rows than landings.
  const rates = await counted(queries, whose, filter)
    .where('touchdown_fpm', 'is not', null)
    .select([sql<number>`-touchdown_fpm`.as('fpm'), sql<number>`count(*)::int4`.as('count')])
    .groupBy('touchdown_fpm')
    .orderBy('fpm')
    .execute();
  const count = rates.reduce((sum, rate) => sum + rate.count, 0);
  const bands = new Map<number, number>();
  for (const rate of rates) {
    const fromFpm = Math.min(Math.trunc(rate.fpm / BAND_FPM), LAST_BAND) * BAND_FPM;
    bands.set(fromFpm, (bands.get(fromFpm) ?? 0) + rate.count);
  }
  return {
    count,
    median: medianOf(rates, count),
    bands: [...bands].map(([fromFpm, landed]) => ({ fromFpm, count: landed })),
  };
}

/** The rate in the middle, or between the two in the middle; null for none. */
function medianOf(rates: readonly { fpm: number; count: number }[], count: number): number | null {
  const at = (place: number) => {
    let before = 0;
    return rates.find((rate) => (before += rate.count) > place)?.fpm;
  };
  const [low, high] = [at(Math.floor((count - 1) / 2)), at(Math.floor(count / 2))];
  return low === undefined || high === undefined ? null : (low + high) / 2;
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
