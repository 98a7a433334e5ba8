import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Withdraws an erased account's undecided promotions. */
export async function withdrawOpenPromotions(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state: 'withdrawn', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('asked', 'proposed'))
    .execute();
}
