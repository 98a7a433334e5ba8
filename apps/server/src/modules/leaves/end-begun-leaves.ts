import { dayOf } from '@va/domain/months.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';

/** Marks the current leave as ended, so that its dates do not start it again; a leave that begins at its end stays. */
export async function endBegunLeaves(
  tx: Tx,
  { id, leave_until: until }: { id: string; leave_until: Date | null },
  now: Date,
): Promise<void> {
  let begun = tx
    .updateTable('leave')
    .set({ state: 'ended', ended_at: now })
    .where('pilot_id', '=', id)
    .where('state', '=', constant('granted'))
    .where('first_month', '<=', dayOf(now));
  if (until !== null) begun = begun.where('first_month', '<', dayOf(until));
  await begun.execute();
}
