import { v7 as uuid } from 'uuid';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { By } from '../pilots/by.ts';

/** A promotion that is about to be decided, locked. Throws `no-encontrado`. */
export async function lockPromotion(tx: Queries, id: string) {
  const row = await tx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return row;
}

/** Gives a pilot, whose row is locked, another rank, and writes down since when and why. */
export async function giveRank(
  tx: Queries,
  { pilotId, rank, reason }: { pilotId: string; rank: string; reason: string },
  by: By,
): Promise<void> {
  await tx.updateTable('pilot').set({ rank_code: rank }).where('id', '=', pilotId).execute();
  await tx
    .insertInto('rank_history')
    .values({
      id: uuid(),
      pilot_id: pilotId,
      rank_code: rank,
      since: by.context.now,
      reason: reason.slice(0, 500),
      decided_by: by.actor.pilotId,
    })
    .execute();
}
