import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Withdraws an erased account's undecided leaves. */
export async function withdrawAskedLeaves(tx: Tx, _: Airline, pilotId: string): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'withdrawn' })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}

/** Before a merge: deletes the undecided leaves of the account that goes. */
export async function dropAskedLeaves(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('leave')
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}
