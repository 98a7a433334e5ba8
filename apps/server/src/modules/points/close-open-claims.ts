import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** What an erased account has claimed, or is proposed for it, waits for nobody any more: there is nobody to give it to. */
export async function closeOpenClaims(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('points_claim')
    .set({ state: 'dismissed', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
  await tx
    .updateTable('points_proposal')
    .set({ state: 'declined', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
}
