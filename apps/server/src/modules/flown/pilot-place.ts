import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

/** Where a pilot is: at the end of the last flight that stands, or else at the base. */
export async function readPlace(queries: Queries, pilotId: string): Promise<string> {
  const [pilot, flown] = await Promise.all([
    queries.selectFrom('pilot').select('base_icao').where('id', '=', pilotId).executeTakeFirstOrThrow(),
    readFlown(queries, pilotId),
  ]);
  return flown.toSorted((a, b) => b.at - a.at)[0]?.arr ?? pilot.base_icao;
}

/** When a pilot last flew from one airport to another, ms. */
export interface Flown {
  dep: string;
  arr: string;
  at: number;
}

/** The latest valid flight of each pair of airports; the latest of all says where the pilot is. */
export async function readFlown(queries: Queries, pilotId: string): Promise<Flown[]> {
  const { rows } = await sql<{ dep: string; arr: string; at: Date }>`
    select dep_icao as dep, arr_icao as arr, max(on_block) as at from report
    where pilot_id = ${pilotId} and arr_icao is not null and on_block is not null
      and state in ('submitted', 'in_review', 'accepted', 'appealed') and standing is distinct from 'rejected'
    group by dep_icao, arr_icao`.execute(queries);
  return rows.map(({ dep, arr, at }) => ({ dep, arr, at: at.getTime() }));
}
