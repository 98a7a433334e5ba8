import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Withdraws the open appeals of an erased account: there is nobody left to get a rank or be relieved of a sanction. */
export async function withdrawOpenAppeals(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ state: 'withdrawn', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
}
