import type { Statistics, StatisticsQuery } from '@va/schemas/api/statistics.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import { FLOWN_AT } from '../reports/flown.ts';
import type { Whose } from './flight-sums.ts';
import { addUp, counted, countLandings } from './flight-sums.ts';
import { leftOf, readPastMonths } from './past-months.ts';

/** Width of a band of landing rates, ft/min; the last one is open. */
const BAND_FPM = 100;
const LAST_BAND = 8;

/** The flights of a period, added up by month, type, route and airport, and their landings. */
export async function flightStatistics(
  queries: Queries,
  operations: Operations,
  whose: Whose,
  filter: StatisticsQuery,
): Promise<Statistics> {
  const { rows, rates } = await readSums(queries, whose, filter);
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
    landings: bandsOf(rates),
  };
}

/** Sums of the flights by month, type and route, and of landings by rate: what is kept of months that are over, and the rest. */
async function readSums(queries: Queries, whose: Whose, filter: StatisticsQuery) {
  const some = whose !== 'airline' || filter.airport !== undefined || filter.type !== undefined;
  const past = some ? [] : await readPastMonths(queries, filter);
  const left = leftOf(
    filter,
    past.map(({ month }) => month),
  ).map((period) => counted(queries, whose, { ...filter, ...period }));
  const [rows, rates] = await Promise.all([
    Promise.all(left.map((flights) => addUp(flights).execute())),
    Promise.all(left.map((flights) => countLandings(flights).execute())),
  ]);
  return {
    rows: [...past.map(({ flights }) => flights), ...rows].flat(),
    rates: [...past.map(({ landings }) => landings), ...rates].flat(),
  };
}

interface Rate {
  /** ft/min, downwards. */
  fpm: number;
  landings: number;
}

function bandsOf(found: readonly Rate[]) {
  const sums = new Map<number, number>();
  for (const { fpm, landings } of found) sums.set(fpm, (sums.get(fpm) ?? 0) + landings);
  const rates = [...sums].map(([fpm, landings]) => ({ fpm, landings })).toSorted((a, b) => a.fpm - b.fpm);
  const count = rates.reduce((sum, rate) => sum + rate.landings, 0);
  const bands = new Map<number, number>();
  for (const rate of rates) {
    const fromFpm = Math.min(Math.trunc(rate.fpm / BAND_FPM), LAST_BAND) * BAND_FPM;
    bands.set(fromFpm, (bands.get(fromFpm) ?? 0) + rate.landings);
  }
  return {
    count,
    median: medianOf(rates, count),
    bands: [...bands].map(([fromFpm, landed]) => ({ fromFpm, count: landed })),
  };
}

/** The rate in the middle, or between the two in the middle; null for none. */
function medianOf(rates: readonly Rate[], count: number): number | null {
  const at = (place: number) => {
    let before = 0;
    return rates.find((rate) => (before += rate.landings) > place)?.fpm;
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
    const key = keyOf(row);
    const sum = sums.get(key);
    if (sum) {
      sum.flights += row.flights;
      sum.minutes += row.minutes;
    } else sums.set(key, { flights: row.flights, minutes: row.minutes });
  }
  return [...sums];
}

const byFlights = (a: { flights: number }, b: { flights: number }) => b.flights - a.flights;
