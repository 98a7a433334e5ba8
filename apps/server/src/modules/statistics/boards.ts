import { sql } from 'kysely';
import type { Boards } from '@va/contract/tours-and-events/boards.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { ON_BOARDS, recentSince, STANDING } from './board-standings.ts';

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
