import { monthOf } from '@va/domain/months.ts';
import { Problem } from '#server/api/problem.ts';
import type { Leave } from '@va/contract/account/own-leaves.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readLeave } from './leave-view.ts';

/** The pilot takes an own leave back: one that waits for its decision, or that was granted and has not begun. */
export function withdrawLeave(db: Database, pilotId: string, id: string, now: Date): Promise<Leave> {
  return db.transaction(async (tx) => {
    const leave = await tx
      .selectFrom('leave')
      .select(['state', 'first_month'])
      .where('id', '=', id)
      .where('pilot_id', '=', pilotId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    if (leave.state !== 'asked' && leave.state !== 'granted')
      throw new Problem('cambiado-entretanto', { current: { state: leave.state } });
    if (leave.state === 'granted' && leave.first_month.slice(0, 7) <= monthOf(now.getTime()))
      throw new Problem('fuera-de-plazo', {
        detail:
          'Tu excedencia ya ha empezado. Para volver antes, pulsa «Terminar la excedencia» en tu cuenta.',
      });
    await tx.updateTable('leave').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    return readLeave(tx, id);
  });
}

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
