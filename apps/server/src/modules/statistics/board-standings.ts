import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { ARRIVED, COUNTS, FLOWN_AT, SCORED } from '../flown/flown.ts';

/** Whole days, UTC, before today that the boards cover. */
const DAYS = 90;
/** Fewest flights for a mean, both within the boards' days and before them. */
const LEAST_FLIGHTS = 3;
/** Pilots whose standing is computed per statement. */
const AT_ONCE = 500;

/** Start of the boards' period. */
export function recentSince(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - DAYS) * DAY_MS);
}

/** SQL condition: the pilot appears on boards. */
export const ON_BOARDS: RawBuilder<boolean> = sql<boolean>`
  pilot.in_boards and pilot.callsign is not null and pilot.status in (${sql.join(FLYING)})`;

const OWN = sql<boolean>`report.pilot_id = board_standing.pilot_id`;
const EARLIER = sql<boolean>`${FLOWN_AT} < board_standing.since`;
const RECENT = sql<boolean>`${FLOWN_AT} >= board_standing.since`;
/** SQL for a flight's final airport by the airline's present code, since reports keep the code of their time. */
const AIRPORT = sql`coalesce((select icao from airport_second_code where code = ${ARRIVED}), ${ARRIVED})`;
const meanOf = (when: RawBuilder<boolean>) => sql`
  case when count(*) filter (where ${when}) >= ${sql.lit(LEAST_FLIGHTS)}
    then (avg(score) filter (where ${when}))::float8 end`;

/** SQL that computes a pilot's standing from the reports, for pilot and day of `board_standing`. */
export const STANDING: RawBuilder<unknown> = sql`(
  select earlier, recent, airports, dep_icao, arr_icao, distance_nm
  from (select ${meanOf(EARLIER)} as earlier, ${meanOf(RECENT)} as recent
      from report where ${OWN} and ${SCORED}) means,
    (select count(*)::int4 as airports from (select from report where ${OWN} and ${COUNTS}
      group by ${AIRPORT} having min(${FLOWN_AT}) >= board_standing.since) fresh) seen
    left join (select dep_icao, ${ARRIVED} as arr_icao, distance_nm from report
      where ${OWN} and ${COUNTS} and ${RECENT} and distance_nm is not null
      order by distance_nm desc, ${FLOWN_AT}, id limit 1) longest on true)`;

/**
 * Writes missing standings of a batch of pilots; the caller excludes changes of flights. Answers whether there may be
 * more.
 */
export async function keepStandings(tx: Tx, since: Date): Promise<boolean> {
  // Skip pilots whose row is locked; the next run takes them.
  const { numAffectedRows } = await sql`
    insert into board_standing
    select board_standing.*, standing.*
    from (
      select id as pilot_id, ${since}::timestamptz as since from pilot
      where ${ON_BOARDS}
        and not exists (select from board_standing kept where kept.pilot_id = pilot.id and kept.since = ${since})
      limit ${AT_ONCE} for key share skip locked
    ) board_standing, lateral ${STANDING} standing
    on conflict (pilot_id) do update set since = excluded.since, earlier = excluded.earlier, recent = excluded.recent,
      airports = excluded.airports, dep_icao = excluded.dep_icao, arr_icao = excluded.arr_icao,
      distance_nm = excluded.distance_nm`.execute(tx);
  return Number(numAffectedRows) === AT_ONCE;
}
