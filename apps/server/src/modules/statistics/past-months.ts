import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { dayOf, monthStart } from '@va/domain/months.ts';
import type { StatisticsQuery } from '@va/contract/airline/statistics.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { FLOWN_AT, ARRIVED, COUNTS, type FlownFilter, FLOWN_MONTH, meetsFilter } from '../flown/flown.ts';

/** A pilot's flights, or all of the airline's, where a flight of two pilots counts once. */
export type Whose = { pilotId: string } | 'airline';

/** The flights that count. */
export function counted(queries: Queries, whose: Whose, filter: FlownFilter = {}) {
  const rows = queries.selectFrom('report').where(COUNTS).where(meetsFilter(filter));
  return whose === 'airline'
    ? rows.where('source', '!=', 'second_pilot')
    : rows.where('pilot_id', '=', whose.pilotId);
}

/** Sums flights to one row for each month, type and route; nearly all figures are sums of these rows. */
export function addUp(flights: ReturnType<typeof counted>) {
  return flights
    .select([
      sql<string>`to_char(${FLOWN_MONTH}, 'YYYY-MM')`.as('month'),
      'icao_type as type',
      'dep_icao as dep',
      ARRIVED.as('arr'),
      sql<number>`count(*)::int4`.as('flights'),
      sql<number>`sum(block_min)::int4`.as('minutes'),
      // Sum integers (thousandths), so that the order of adding does not matter.
      sql<number>`(coalesce(sum(round(distance_nm * 1000)::int8), 0) / 1000)::float8`.as('distanceNm'),
    ])
    .groupBy([FLOWN_MONTH, 'icao_type', 'dep_icao', ARRIVED]);
}

/** Counts landings by rate, ft/min downwards: far fewer rows than landings. */
export function countLandings(flights: ReturnType<typeof counted>) {
  return flights
    .where('touchdown_fpm', 'is not', null)
    .select([sql<number>`-touchdown_fpm`.as('fpm'), sql<number>`count(*)::int4`.as('landings')])
    .groupBy('touchdown_fpm');
}

/** Entries as `past_month` has them. */
type Flown = [
  type: string | null,
  dep: string,
  arr: string,
  flights: number,
  minutes: number,
  distanceNm: number,
];

/** Sums of a month's flights of one type on one route. */
interface FlownSums {
  month: string;
  type: string | null;
  dep: string;
  arr: string;
  flights: number;
  minutes: number;
  distanceNm: number;
}

/** A month, and the exclusive end of its past days. */
export interface PastMonth {
  month: string;
  until: Date;
}

/** A landing rate, ft/min downwards, and the number of landings at it. */
export type Landings = readonly [fpm: number, landings: number];

/** Query that sums the airline's flights of the month and days of a `past_month` row. */
export function figuresOfMonth(queries: Queries) {
  const begin = sql<Date>`((past_month.month || '-01')::timestamp at time zone 'UTC')`;
  const flown = counted(queries, 'airline').where(
    sql<boolean>`${FLOWN_AT} >= ${begin} and ${FLOWN_AT} < past_month.until`,
  );
  return sql<{ flights: unknown; landings: unknown }>`(select
    (select coalesce(jsonb_agg(jsonb_build_array(type, dep, arr, flights, minutes, "distanceNm")
      order by type, dep, arr), '[]') from (${addUp(flown)}) sums) as flights,
    (select coalesce(jsonb_agg(jsonb_build_array(fpm, landings) order by fpm), '[]')
      from (${countLandings(flown)}) rates) as landings)`;
}

/** Stores a month's sums up to a day; the caller excludes changes of flights. */
export async function keepMonth(tx: Tx, { month, until }: PastMonth): Promise<void> {
  await sql`
    insert into past_month (month, until, flights, landings)
    select past_month.month, past_month.until, figures.flights, figures.landings
    from (select ${month}::text as month, ${until}::timestamptz as until) past_month,
      lateral ${figuresOfMonth(tx)} figures
    on conflict (month) do update
      set until = excluded.until, flights = excluded.flights, landings = excluded.landings`.execute(tx);
}

/** A stored month; shared, so callers must not change it. */
interface KeptMonth extends PastMonth {
  /** Identifies the row's state; changes with each write. */
  state: string;
  flights: readonly FlownSums[];
  landings: readonly Landings[];
}

/** Cache of stored months by database: they are long and rarely change. */
const known = new WeakMap<Queries, Map<string, KeptMonth>>();

/** The stored months that lie completely in a period, in order. Reads only the changed ones from the database. */
export async function readPastMonths(
  queries: Queries,
  { from, to }: StatisticsQuery,
): Promise<readonly KeptMonth[]> {
  let rows = queries
    .selectFrom('past_month')
    .select(['month', STATE.as('state')])
    .orderBy('month');
  if (from) rows = rows.where(sql<boolean>`month || '-01' >= ${from}`);
  if (to) rows = rows.where('until', '<=', new Date(Date.parse(to) + DAY_MS));
  const states = await rows.execute();
  const read = known.get(queries) ?? new Map<string, KeptMonth>();
  known.set(queries, read);
  const changed = states.filter(({ month, state }) => read.get(month)?.state !== state);
  const months = changed.map(({ month }) => month);
  for (const month of await readMonths(queries, months)) read.set(month.month, month);
  // Leave out a month that changed again meanwhile; its flights are then summed directly.
  return states.flatMap(({ month, state }) => {
    const kept = read.get(month);
    return kept?.state === state ? kept : [];
  });
}

/** PostgreSQL's own number of the transaction that wrote a row. */
const STATE = sql<string>`xmin::text`;

async function readMonths(queries: Queries, months: readonly string[]): Promise<KeptMonth[]> {
  if (months.length === 0) return [];
  const rows = await queries
    .selectFrom('past_month')
    .select(['month', 'until', STATE.as('state')])
    .select([sql<Flown[]>`flights`.as('flights'), sql<Landings[]>`landings`.as('landings')])
    .where('month', 'in', months)
    .execute();
  return rows.map(({ flights, ...row }) => ({
    ...row,
    flights: flights.map(([type, dep, arr, count, minutes, distanceNm]) => ({
      month: row.month,
      type,
      dep,
      arr,
      flights: count,
      minutes,
      distanceNm,
    })),
  }));
}

/** The remaining periods, both days inclusive, after removing whole months from a period. */
export function leftOf({ from, to }: StatisticsQuery, months: readonly PastMonth[]): StatisticsQuery[] {
  const days = (first: string | undefined, last: string | undefined) => ({
    ...(first && { from: first }),
    ...(last && { to: last }),
  });
  const left: StatisticsQuery[] = [];
  let next = from;
  for (const { month, until } of months) {
    const begin = monthStart(month);
    if (next === undefined || Date.parse(next) < begin) left.push(days(next, dayOf(begin - DAY_MS)));
    next = dayOf(until.getTime());
  }
  if (to === undefined || next === undefined || next <= to) left.push(days(next, to));
  return left;
}
