import type { Leave } from '@va/contract/account/own-leaves.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { settleFlightMonth } from '../points/settle-again.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { monthsBefore } from './ask-leave.ts';
import { lockLeave } from './lock-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readLeave } from './leave-view.ts';

/** Grants a leave that was asked for, or refuses it. */
export function decideLeave(
  db: Database,
  airline: Airline,
  id: string,
  { grant, reason }: { grant: boolean; reason?: string | undefined },
  by: By,
): Promise<Leave> {
  return db.transaction(async (tx) => {
    const leave = await lockLeave(tx, id, 'asked', by);
    const { now } = by.context;
    const { pilot_id: pilotId, months } = leave;
    const firstMonth = leave.first_month.slice(0, 7);
    if (grant) {
      const pilot = await lockPilot(tx, pilotId);
      const askedAt = leave.created_at.getTime();
      const before = await monthsBefore(tx, pilotId, firstMonth);
      const event = { type: 'grant_leave', askedAt, firstMonth, months, monthsBefore: before } as const;
      await changeAccount(tx, pilot, event, { now, airline });
    } else
      await tellPilot(tx, pilotId, {
        kind: 'account.leave-refused',
        title: 'Tu excedencia no se ha concedido',
        body: reason ?? 'El equipo no ha podido concederla. Escríbele si quieres saber por qué.',
        link: '/plataforma/cuenta',
      });
    const state = grant ? 'granted' : 'refused';
    await tx
      .updateTable('leave')
      .set({ state, reason: reason ?? null, decided_by: by.actor.pilotId, decided_at: now })
      .where('id', '=', id)
      .execute();
    // A late decision may cover months that were closed and charged meanwhile: settle them again.
    if (grant) await settleFlightMonth(tx, airline, pilotId, new Date(leave.first_month), now);
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: `leave.${state}`,
      subject: { kind: 'pilot', id: pilotId },
      after: { firstMonth, months },
    });
    return readLeave(tx, id);
  });
}
