import { monthOf } from '@va/domain/months.ts';
import { Problem } from '#server/api/problem.ts';
import type { Leave } from '@va/contract/account/own-leaves.ts';
import type { Database } from '#server/db/database.ts';
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
