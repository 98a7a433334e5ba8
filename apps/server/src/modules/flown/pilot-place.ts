import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';

/** The airport where a pilot is: the end of their last valid flight or transfer, or else their base. */
export async function readPlace(queries: Queries, pilotId: string): Promise<string> {
  const [pilot, moved] = await Promise.all([
    queries.selectFrom('pilot').select('base_icao').where('id', '=', pilotId).executeTakeFirstOrThrow(),
    readMoved(queries, pilotId),
  ]);
  return moved?.icao ?? pilot.base_icao;
}

/**
 * The end of a pilot's last valid flight or transfer (as a passenger), and when, ms since 1970; null before the first.
 */
export async function readMoved(
  queries: Queries,
  pilotId: string,
): Promise<{ icao: string; since: number } | null> {
  const [flown, carried] = await Promise.all([readFlown(queries, pilotId), carriedOf(queries, [pilotId])]);
  const ends = flown.map(({ arr, at }) => ({ icao: arr, since: at }));
  const journey = carried.get(pilotId);
  return [...ends, ...(journey ? [journey] : [])].toSorted((a, b) => b.since - a.since)[0] ?? null;
}

/** Each pilot's last transfer as a passenger; cached. */
const carriedOf = keptReadOfPilots('record', async (queries, pilotIds) => {
  const { rows } = await sql<{ pilot_id: string; icao: string; at: Date }>`
    select distinct on (pilot_id) pilot_id, to_icao as icao, at from pilot_transfer
    where pilot_id = any(${pilotIds}::uuid[]) and undone_at is null order by pilot_id, at desc`.execute(
    queries,
  );
  const found = new Map<string, { icao: string; since: number } | null>(pilotIds.map((id) => [id, null]));
  for (const { pilot_id, icao, at } of rows) found.set(pilot_id, { icao, since: at.getTime() });
  return found;
});

/** A pair of airports, and when the pilot last flew it (on block), ms since 1970. */
export interface Flown {
  dep: string;
  arr: string;
  at: number;
}

/** The latest valid flight of each pair of airports; the latest of all gives the pilot's place. */
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
