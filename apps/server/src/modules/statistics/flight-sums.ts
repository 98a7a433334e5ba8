import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { ARRIVED, COUNTS, type FlownFilter, FLOWN_MONTH, meetsFilter } from '../flown/flown.ts';

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
