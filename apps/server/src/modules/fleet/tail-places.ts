import { sql } from 'kysely';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/**
 * Where each tail is and since when, by its id: the latest arrival that stands, or a later ferry. Tails that never moved
 * are missing, and stand at their base.
 */
export const readTailPlaces = keptRead(['places'], async (queries): Promise<ReadonlyMap<string, Place>> => {
  const { rows } = await sql<{ aircraft_id: string; icao: string; at: Date }>`
    select distinct on (aircraft_id) aircraft_id, icao, at from (
      select aircraft_id, arr_icao as icao, on_block as at from report
        where aircraft_id is not null and arr_icao is not null and on_block is not null
          and state in ('submitted', 'in_review', 'accepted', 'appealed') and standing is distinct from 'rejected'
      union all
      select aircraft_id, to_icao, at from aircraft_event where kind = 'ferry') moves
    order by aircraft_id, at desc`.execute(queries);
  return new Map(rows.map((row) => [row.aircraft_id, { icao: row.icao, since: row.at.getTime() }]));
});
