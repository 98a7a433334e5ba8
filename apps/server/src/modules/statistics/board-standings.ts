import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { ARRIVED, COUNTS, FLOWN_AT, SCORED } from '../flown/flown.ts';

/** Whole days, UTC, that the boards look back on besides today. */
const DAYS = 90;
/** Flights that a mean needs, in the days of the board and before them. */
const LEAST_FLIGHTS = 3;
/** Pilots whose standing is worked out in one go. */
const AT_ONCE = 500;

/** When what boards call recent begins. */
export function recentSince(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - DAYS) * DAY_MS);
}

/** Who stands on boards. */
export const ON_BOARDS: RawBuilder<boolean> = sql<boolean>`
  pilot.in_boards and pilot.callsign is not null and pilot.status in (${sql.join(FLYING)})`;

const OWN = sql<boolean>`report.pilot_id = board_standing.pilot_id`;
const EARLIER = sql<boolean>`${FLOWN_AT} < board_standing.since`;
const RECENT = sql<boolean>`${FLOWN_AT} >= board_standing.since`;
/** The airport where a flight ended, by the code that the airline uses: what was recorded keeps the one of its time. */
const AIRPORT = sql`coalesce((select icao from airport_second_code where code = ${ARRIVED}), ${ARRIVED})`;
const meanOf = (when: RawBuilder<boolean>) => sql`
  case when count(*) filter (where ${when}) >= ${sql.lit(LEAST_FLIGHTS)}
    then (avg(score) filter (where ${when}))::float8 end`;

/** Where a pilot stands by the reports; pilot and day are those of `board_standing`. */
export const STANDING: RawBuilder<unknown> = sql`(
  select earlier, recent, airports, dep_icao, arr_icao, distance_nm
  from (select ${meanOf(EARLIER)} as earlier, ${meanOf(RECENT)} as recent
      from report where ${OWN} and ${SCORED}) means,
    (select count(*)::int4 as airports from (select from report where ${OWN} and ${COUNTS}
      group by ${AIRPORT} having min(${FLOWN_AT}) >= board_standing.since) fresh) seen
    left join (select dep_icao, ${ARRIVED} as arr_icao, distance_nm from report
      where ${OWN} and ${COUNTS} and ${RECENT} and distance_nm is not null
      order by distance_nm desc, ${FLOWN_AT}, id limit 1) longest on true)`;

/** Writes what is missing of some pilots; nobody changes a flight meanwhile. Answers whether there may be more. */
export async function keepStandings(tx: Tx, since: Date): Promise<boolean> {
  // Whose account is being changed waits for the next time.
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
