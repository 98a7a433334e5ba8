import type { SelectQueryBuilder } from 'kysely';
import type { Statistics, StatisticsQuery } from '@va/contract/airline/statistics.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode, withEachCode } from '#server/kernel/airline/own-code.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { type FlownFilter, FLOWN_AT } from '../flown/flown.ts';
import {
  type Whose,
  addUp,
  counted,
  countLandings,
  type Landings,
  leftOf,
  readPastMonths,
} from './past-months.ts';

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
  const { rows, rates } = await readSums(queries, whose, withEachCode(operations, filter));
  const months = new Map<string, Sums>();
  const types = new Map<string | null, Sums>();
  const routes = new Map<string, Sums>();
  const airports = new Map<string, Sums>();
  const all = { flights: 0, minutes: 0, distanceNm: 0 };
  for (const row of rows) {
    const [dep, arr] = [row.dep, row.arr].map((icao) => ownCode(operations, icao));
    add(months, row.month, row);
    add(types, row.type, row);
    add(routes, `${dep} ${arr}`, row);
    add(airports, dep, row);
    add(airports, arr, row);
    all.flights += row.flights;
    all.minutes += row.minutes;
    all.distanceNm += row.distanceNm;
  }
  const place = (icao = '') => viewPlace(operations, icao);
  return {
    ...all,
    // Round: a sum of decimal tenths is not exact in binary.
    distanceNm: Math.round(all.distanceNm * 10) / 10,
    firstYear: await firstYear(queries, whose),
    months: [...months]
      .map(([month, sums]) => ({ month, ...sums }))
      .toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    types: [...types].map(([type, sums]) => ({ type, ...sums })).toSorted(byFlights),
    airports: [...airports]
      .map(([icao, { flights }]) => ({ place: place(icao), flights }))
      .toSorted(byFlights),
    routes: [...routes]
      .map(([route, sums]) => {
        const [dep, arr] = route.split(' ');
        return { dep: place(dep), arr: place(arr), ...sums };
      })
      .toSorted(byFlights),
    landings: bandsOf(rates),
  };
}

/**
 * Sums of flights by month, type and route, and of landings by rate: stored ones of past days, plus the rest computed
 * now.
 */
async function readSums(queries: Queries, whose: Whose, filter: FlownFilter) {
  const some = whose !== 'airline' || filter.airports !== undefined || filter.type !== undefined;
  const past = some ? [] : await readPastMonths(queries, filter);
  const left = leftOf(filter, past).map((period) => counted(queries, whose, { ...filter, ...period }));
  const [rows, rates] = await Promise.all([
    allOf(left.map((flights) => addUp(flights))),
    allOf(left.map((flights) => countLandings(flights))),
  ]);
  const kept = past.flatMap(({ flights }) => flights);
  const landed = rates.map(({ fpm, landings }): Landings => [fpm, landings]);
  return { rows: [...kept, ...rows], rates: [...past.flatMap(({ landings }) => landings), ...landed] };
}

/** Runs several queries as one `union all`. */
async function allOf<T>([first, ...others]: readonly SelectQueryBuilder<Tables, 'report', T>[]) {
  return first ? others.reduce((all, one) => all.unionAll(one), first).execute() : [];
}

function bandsOf(found: readonly Landings[]) {
  const sums = new Map<number, number>();
  for (const [fpm, landings] of found) sums.set(fpm, (sums.get(fpm) ?? 0) + landings);
  const rates = [...sums].toSorted(([a], [b]) => a - b);
  const count = rates.reduce((sum, [, landings]) => sum + landings, 0);
  const bands = new Map<number, number>();
  for (const [fpm, landings] of rates) {
    const fromFpm = Math.min(Math.trunc(fpm / BAND_FPM), LAST_BAND) * BAND_FPM;
    bands.set(fromFpm, (bands.get(fromFpm) ?? 0) + landings);
  }
  return {
    count,
    median: medianOf(rates, count),
    bands: [...bands].map(([fromFpm, landed]) => ({ fromFpm, count: landed })),
  };
}

/** The median rate, ft/min; null without landings. */
function medianOf(rates: readonly Landings[], count: number): number | null {
  const at = (place: number) => {
    let before = 0;
    return rates.find(([, landings]) => (before += landings) > place)?.[0];
  };
  const [low, high] = [at(Math.floor((count - 1) / 2)), at(Math.floor(count / 2))];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

async function firstYear(queries: Queries, whose: Whose): Promise<number | null> {
  let rows = queries.selectFrom('report').where('standing', '=', constant('accepted'));
  if (whose !== 'airline') rows = rows.where('pilot_id', '=', whose.pilotId);
  const first = await rows.select(FLOWN_AT.as('at')).orderBy(FLOWN_AT).limit(1).executeTakeFirst();
  return first?.at.getUTCFullYear() ?? null;
}

interface Sums {
  flights: number;
  minutes: number;
}

function add<K>(sums: Map<K, Sums>, key: K, { flights, minutes }: Sums): void {
  const sum = sums.get(key);
  if (sum) {
    sum.flights += flights;
    sum.minutes += minutes;
  } else sums.set(key, { flights, minutes });
}

const byFlights = (a: { flights: number }, b: { flights: number }) => b.flights - a.flights;
