import { sql } from 'kysely';
import type { Desk } from '@va/contract/staff/desk.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';

interface Counted {
  id: string;
  count: number;
  oldest: Date | null;
  ref: string | null;
}

/** Counts in one query what waits for a member of staff, in the order of the counters. */
export async function countWaiting(
  queries: Queries,
  counters: readonly DeskCounter[],
  { pilotId, capabilities }: Pick<PilotActor, 'pilotId' | 'capabilities'>,
  now: Date,
): Promise<Desk> {
  const mine = counters.filter(({ capability }) => capabilities.has(capability));
  if (mine.length === 0) return { checkedAt: now.toISOString(), counters: [] };
  const parts = mine.map(
    ({ id, rows }) => sql`select ${id}::text as id, count(*)::int4 as count, min(since) as oldest,
      (array_agg(ref::text order by since, ref))[1] as ref from (${rows({ pilotId, now })}) as waiting`,
  );
  const counted = await sql<Counted>`${sql.join(parts, sql` union all `)}`.execute(queries);
  const byId = new Map(counted.rows.map((row) => [row.id, row]));
  return {
    checkedAt: now.toISOString(),
    counters: mine.map(({ id, title, calm, list, open }) => {
      const { count = 0, oldest = null, ref = null } = byId.get(id) ?? {};
      return {
        id,
        title,
        calm,
        list,
        count,
        oldestAt: oldest?.toISOString() ?? null,
        open: ref === null || !open ? null : open(ref),
      };
    }),
  };
}
