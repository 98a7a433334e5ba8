import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Leaves that an erased account has asked for wait for nobody any more. */
export async function withdrawAskedLeaves(tx: Tx, _: Airline, pilotId: string): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'withdrawn' })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}

/** Leaves that an account has asked for go with it, where its person keeps another account. */
export async function dropAskedLeaves(tx: Tx, pilotId: string): Promise<void> {
  await tx
    .deleteFrom('leave')
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('asked'))
    .execute();
}
