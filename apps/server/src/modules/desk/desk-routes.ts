import { sql } from 'kysely';
import type { Desk } from '@va/contract/staff/desk.ts';
import { staffRoutes } from '@va/contract/staff/routes.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { deskCounters } from './desk-counters.ts';

interface Counted {
  id: string;
  count: number;
  oldest: Date | null;
  ref: string | null;
}

/** The first page of the desk. */
export function deskEndpoints(db: Database): Endpoint[] {
  return tagged('Mesa', [
    pilotEndpoint('signed-in', {
      ask: staffRoutes.readDesk,
      summary: 'Cuánto espera a quien pregunta, y desde cuándo',
      description: 'Sólo cuenta lo que esa cuenta puede decidir; a quien no es del equipo no le espera nada.',
      answer: { status: 200, description: 'Los contadores, en su orden' },
      handle: async ({ actor, context }) => ({
        body: await countWaiting(db.queries, deskCounters, actor, context.now),
      }),
    }),
  ]);
}

/** Counts in one query what waits for a member of staff, in the order of the counters. */
async function countWaiting(
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
