import { monthOf } from '@va/domain/months.ts';
import { Problem, refuseTwice } from '#server/api/problem.ts';
import type { Leave } from '@va/contract/account/own-leaves.ts';
import type { Database } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockLeave } from './lock-leave.ts';
import { readLeave } from './leave-view.ts';

/** Takes the refusal of a leave back, so that it waits for a decision again; throws if its first month has begun. */
export function reopenRefusedLeave(db: Database, id: string, reason: string, by: By): Promise<Leave> {
  return db.transaction(async (tx) => {
    const leave = await lockLeave(tx, id, 'refused', by);
    const firstMonth = leave.first_month.slice(0, 7);
    if (firstMonth <= monthOf(by.context.now.getTime()))
      throw new Problem('excedencia-tarde', {
        detail: 'Su primer mes ya ha empezado: el piloto tiene que pedir otra.',
      });
    await tx
      .updateTable('leave')
      .set({ state: 'asked', reason: null, decided_by: null, decided_at: null })
      .where('id', '=', id)
      .execute()
      .catch(refuseTwice('leave_open', 'excedencia-pendiente'));
    await tellPilot(tx, leave.pilot_id, {
      kind: 'account.leave-reopened',
      title: 'Tu excedencia se vuelve a mirar',
      body: reason,
      link: '/plataforma/cuenta',
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'leave.reopened',
      subject: { kind: 'pilot', id: leave.pilot_id },
      before: { firstMonth, months: leave.months, state: 'refused' },
      after: { state: 'asked' },
    });
    return readLeave(tx, id);
  });
}
