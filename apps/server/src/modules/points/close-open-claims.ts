import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Closes an erased account's open claims and proposals, since nobody is left to get the points. */
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
