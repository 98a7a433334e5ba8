import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/audit.ts';

/** Reads and locks a leave in this state for a decision by staff. Throws if the actor is the leave's own pilot. */
export async function lockLeave(tx: Tx, id: string, state: 'asked' | 'granted' | 'refused', by: By) {
  const leave = await tx.selectFrom('leave').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!leave) throw new Problem('no-encontrado');
  if (leave.state !== state) throw new Problem('cambiado-entretanto', { current: { state: leave.state } });
  unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: leave.pilot_id }));
  return leave;
}
