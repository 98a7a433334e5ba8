import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { dayOf, monthStart } from '@va/domain/months.ts';
import type { StatisticsQuery } from '@va/schemas/api/airline/statistics.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { FLOWN_AT } from '../flown/flown.ts';
import { addUp, counted, countLandings } from './flight-sums.ts';

/** Entries as `past_month` has them. */
type Flown = [
  type: string | null,
  dep: string,
  arr: string,
  flights: number,
  minutes: number,
  distanceNm: number,
];

/** A month and the end, not included, of those of its days that are over. */
export interface PastMonth {
  month: string;
  until: Date;
}

/** How many landings there were at a rate, ft/min downwards. */
export type Landings = readonly [fpm: number, landings: number];

/** What the airline's flights of one month add up to; which days of it, `past_month` says. */
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

/** Writes what a month has added up to so far; nobody changes a flight meanwhile. */
export async function keepMonth(tx: Tx, { month, until }: PastMonth): Promise<void> {
  await sql`
    insert into past_month (month, until, flights, landings)
    select past_month.month, past_month.until, figures.flights, figures.landings
    from (select ${month}::text as month, ${until}::timestamptz as until) past_month,
      lateral ${figuresOfMonth(tx)} figures
    on conflict (month) do update
      set until = excluded.until, flights = excluded.flights, landings = excluded.landings`.execute(tx);
}

/** The kept months that lie in a period with all their days, the first one first. */
export async function readPastMonths(queries: Queries, { from, to }: StatisticsQuery) {
  let rows = queries
    .selectFrom('past_month')
    .select(['month', 'until', sql<Flown[]>`flights`.as('flights'), sql<Landings[]>`landings`.as('landings')])
    .orderBy('month');
  if (from) rows = rows.where(sql<boolean>`month || '-01' >= ${from}`);
  if (to) rows = rows.where('until', '<=', new Date(Date.parse(to) + DAY_MS));
  return rows.execute();
}

/** The periods, days both included, that are left of one when months are taken out of it. */
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
