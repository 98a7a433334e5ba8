import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { ARRIVED, COUNTS, type FlownFilter, FLOWN_MONTH, meetsFilter } from '../flown/flown.ts';

/** Whose flights: a pilot's own, or those of the airline, each once however many flew it. */
export type Whose = { pilotId: string } | 'airline';

/** The flights that count. */
export function counted(queries: Queries, whose: Whose, filter: FlownFilter = {}) {
  const rows = queries.selectFrom('report').where(COUNTS).where(meetsFilter(filter));
  return whose === 'airline'
    ? rows.where('source', '!=', 'second_pilot')
    : rows.where('pilot_id', '=', whose.pilotId);
}

/** One row for each month, type and route of them: nearly every figure is a sum of these. */
export function addUp(flights: ReturnType<typeof counted>) {
  return flights
    .select([
      sql<string>`to_char(${FLOWN_MONTH}, 'YYYY-MM')`.as('month'),
      'icao_type as type',
      'dep_icao as dep',
      ARRIVED.as('arr'),
      sql<number>`count(*)::int4`.as('flights'),
      sql<number>`sum(block_min)::int4`.as('minutes'),
      // Whole thousandths, which add up to the same in any order.
      sql<number>`(coalesce(sum(round(distance_nm * 1000)::int8), 0) / 1000)::float8`.as('distanceNm'),
    ])
    .groupBy([FLOWN_MONTH, 'icao_type', 'dep_icao', ARRIVED]);
}

/** How many of them landed at each rate, ft/min downwards: far fewer rows than landings. */
export function countLandings(flights: ReturnType<typeof counted>) {
  return flights
    .where('touchdown_fpm', 'is not', null)
    .select([sql<number>`-touchdown_fpm`.as('fpm'), sql<number>`count(*)::int4`.as('landings')])
    .groupBy('touchdown_fpm');
}
