import { type RawBuilder, sql } from 'kysely';
import type { Boards } from '@va/contract/airline/statistics.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { ARRIVED, COUNTS, FLOWN_AT, SCORED } from '../flown/flown.ts';

/** Pilots on each board. */
const PLACES = 5;

/** Columns of a pilot on a board. */
const WHO = sql`pilot.callsign, case when pilot.show_name then pilot.name end as name, pilot.rank_code`;

interface Standing {
  board: 'improved' | 'airports' | 'longest';
  callsign: string;
  name: string | null;
  rank: string;
  earlier: number | null;
  recent: number | null;
  airports: number;
  dep_icao: string | null;
  arr_icao: string | null;
  distance_nm: number | null;
}

/** Whole days, UTC, before today that the boards cover. */
const DAYS = 90;

/** Fewest flights for a mean, both within the boards' days and before them. */
const LEAST_FLIGHTS = 3;

/** Pilots whose standing is computed per statement. */
const AT_ONCE = 500;

/** SQL condition: the pilot appears on boards. */
const ON_BOARDS: RawBuilder<boolean> = sql<boolean>`
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
 * Boards of the last 90 days: best improvement, most new airports, longest distance. Only the first places are shown.
 */
export async function readBoards(queries: Queries, operations: Operations, now: Date): Promise<Boards> {
  const since = recentSince(now);
  const rows = await firstOnBoards(queries, since);
  const on = (board: Standing['board']) => rows.filter((row) => row.board === board);
  const who = ({ callsign, name, rank }: Standing) => ({ callsign, ...(name !== null && { name }), rank });
  return {
    since: since.toISOString(),
    improved: on('improved').map((row) => ({ ...who(row), before: row.earlier ?? 0, now: row.recent ?? 0 })),
    newAirports: on('airports').map((row) => ({ ...who(row), airports: row.airports })),
    longest: on('longest').map((row) => ({
      ...who(row),
      dep: viewPlace(operations, row.dep_icao ?? ''),
      arr: viewPlace(operations, row.arr_icao ?? ''),
      distanceNm: row.distance_nm ?? 0,
    })),
  };
}

/** Each board's condition and sort value, written as in the indexes of `board_standing`. */
const BOARDS = [
  ['improved', sql`recent > earlier`, sql`recent - earlier`],
  ['airports', sql`airports > 0`, sql`airports`],
  ['longest', sql`distance_nm is not null`, sql`distance_nm`],
] as const;

/**
 * The first pilots of each board, by stored standings; for pilots whose flights changed since, computed from reports.
 */
async function firstOnBoards(queries: Queries, since: Date): Promise<Standing[]> {
  const firsts = BOARDS.map(
    ([board, who, by]) => sql`
      (select ${sql.lit(board)} as board, rank.title as rank, first.* from (
          (select ${WHO}, board_standing.* from board_standing join pilot on pilot.id = pilot_id
            where since = ${since} and ${who} and ${ON_BOARDS} order by ${by} desc, callsign limit ${PLACES})
          union all
          (select * from fresh where ${who} order by ${by} desc, callsign limit ${PLACES})
        ) first join rank on rank.code = rank_code
        order by ${by} desc, callsign limit ${PLACES})`,
  );
  const { rows } = await sql<Standing>`
    with fresh as materialized (
      select ${WHO}, board_standing.*, stands.*
      from pilot
        cross join lateral (select pilot.id as pilot_id, ${since}::timestamptz as since) board_standing
        cross join lateral ${STANDING} stands
      where ${ON_BOARDS}
        and not exists (select from board_standing kept where kept.pilot_id = pilot.id and kept.since = ${since})
    )
    ${sql.join(firsts, sql` union all `)}`.execute(queries);
  return rows;
}

/** Start of the boards' period. */
export function recentSince(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - DAYS) * DAY_MS);
}

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
