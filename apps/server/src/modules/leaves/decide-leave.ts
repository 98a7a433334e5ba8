import type { Leave } from '@va/contract/account/me.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { settleFlightMonth } from '../points/settle-month.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { monthsBefore } from './ask-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readLeave } from './leave-view.ts';
import { monthOf } from '@va/domain/months.ts';
import { Problem, refuseTwice, unlessRefused } from '#server/api/problem.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';

/** Reads and locks a leave in this state for a decision by staff. Throws if the actor is the leave's own pilot. */
export async function lockLeave(tx: Tx, id: string, state: 'asked' | 'granted' | 'refused', by: By) {
  const leave = await tx.selectFrom('leave').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!leave) throw new Problem('no-encontrado');
  if (leave.state !== state) throw new Problem('cambiado-entretanto', { current: { state: leave.state } });
  unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: leave.pilot_id }));
  return leave;
}

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
