import { sql } from 'kysely';
import { STANDING } from '../statistics/board-standings.ts';
import { figuresOfMonth } from '../statistics/past-months.ts';
import { type Check, check } from './check.ts';

/** Checks that stored sums equal the sums of the flights. */
export const FIGURE_CHECKS: readonly Check[] = [
  {
    what: 'Sumas: las de cada mes son las de sus vuelos',
    find: (queries) =>
      check(
        '',
        sql`
          select past_month.month from past_month, lateral ${figuresOfMonth(queries)} figures
          where (past_month.flights, past_month.landings) <> (figures.flights, figures.landings)
          order by past_month.month`,
      ).find(queries),
  },
  check(
    'Sumas: el lugar de cada piloto en las tablas es el que dicen sus vuelos',
    sql`
      select p.callsign from board_standing join pilot p on p.id = board_standing.pilot_id, lateral ${STANDING} stands
      where (board_standing.earlier, board_standing.recent, board_standing.airports, board_standing.dep_icao,
          board_standing.arr_icao, board_standing.distance_nm)
        is distinct from (stands.earlier, stands.recent, stands.airports, stands.dep_icao, stands.arr_icao,
          stands.distance_nm)`,
  ),
];
