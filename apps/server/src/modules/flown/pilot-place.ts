import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';

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
export async function readFlown(queries: Queries, pilotId: string): Promise<readonly Flown[]> {
  return (await flownOf(queries, [pilotId])).get(pilotId) ?? [];
}

const flownOf = keptReadOfPilots('record', async (queries, pilotIds) => {
  const { rows } = await sql<{ pilot_id: string; dep: string; arr: string; at: Date }>`
    select pilot_id, dep_icao as dep, arr_icao as arr, max(on_block) as at from report
    where pilot_id = any(${pilotIds}::uuid[]) and arr_icao is not null and on_block is not null
      and state in ('submitted', 'in_review', 'accepted', 'appealed') and standing is distinct from 'rejected'
    group by pilot_id, dep_icao, arr_icao`.execute(queries);
  const found = new Map<string, Flown[]>(pilotIds.map((id) => [id, []]));
  for (const { pilot_id, dep, arr, at } of rows) found.get(pilot_id)?.push({ dep, arr, at: at.getTime() });
  return found;
});
