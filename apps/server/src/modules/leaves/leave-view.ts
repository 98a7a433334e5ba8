import { sql } from 'kysely';
import type { Leave } from '@va/contract/account/me.ts';
import { camelRow } from '#server/api/camel-row.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import type { Queries, Tx } from '#server/db/database.ts';

/** Leaves with the callsign of their pilot. */
export function leaves(queries: Queries) {
  return queries
    .selectFrom('leave')
    .innerJoin('pilot', 'pilot.id', 'leave.pilot_id')
    .select([
      'leave.id',
      'pilot.callsign',
      'leave.first_month',
      'leave.months',
      'leave.state',
      'leave.reason',
      'leave.created_at as asked_at',
    ]);
}

/** One leave as it is now. */
export async function readLeave(tx: Tx, id: string): Promise<Leave> {
  return toLeave(await leaves(tx).where('leave.id', '=', id).executeTakeFirstOrThrow());
}

/** A leave as pilots and staff see it. */
export function toLeave(
  row: Awaited<ReturnType<ReturnType<typeof leaves>['executeTakeFirstOrThrow']>>,
): Leave {
  return { ...camelRow(row), firstMonth: row.first_month.slice(0, 7) };
}

/** Leaves of others that were asked for. */
export const leaveCounter: DeskCounter = {
  id: 'leaves',
  title: 'Excedencias por decidir',
  calm: 'Ninguna pedida',
  capability: 'pilots.manage',
  list: '/mesa/excedencias',
  open: () => '/mesa/excedencias',
  rows: ({ pilotId }) =>
    sql`select created_at as since, id as ref from leave where state = 'asked' and pilot_id <> ${pilotId}`,
};
