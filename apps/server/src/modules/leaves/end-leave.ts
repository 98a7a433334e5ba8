import { dayOf } from '@va/domain/months.ts';
import type { Leave } from '@va/contract/account/own-leaves.ts';
import type { Database } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { settleFlightMonth } from '../points/settle-again.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockLeave } from './lock-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readLeave } from './leave-view.ts';

/** Takes a granted leave back: a current one ends now, a future one does not begin. */
export function endGrantedLeave(
  db: Database,
  airline: Airline,
  id: string,
  reason: string,
  by: By,
): Promise<Leave> {
  return db.transaction(async (tx) => {
    const { now } = by.context;
    const leave = await lockLeave(tx, id, 'granted', by);
    const pilot = await lockPilot(tx, leave.pilot_id);
    const runs = leave.first_month <= dayOf(now) && pilot.status === 'on_leave';
    if (runs) await changeAccount(tx, pilot, { type: 'end_leave' }, { now, airline });
    // What has run covers its months as if its pilot had ended it; only what never ran counts as not granted.
    // Also one of two that meet today, of which the account's end is that of the other.
    await tx
      .updateTable('leave')
      .set({ state: 'ended', ended_at: now, taken_back: !runs })
      .where('id', '=', id)
      .execute();
    await settleFlightMonth(tx, airline, leave.pilot_id, new Date(leave.first_month), now);
    if (!runs)
      await tellPilot(tx, leave.pilot_id, {
        kind: 'account.leave-taken-back',
        title: 'Tu excedencia ya no empieza',
        body: reason,
        link: '/plataforma/cuenta',
      });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'leave.ended',
      subject: { kind: 'pilot', id: leave.pilot_id },
      before: { firstMonth: leave.first_month.slice(0, 7), months: leave.months, state: leave.state },
      after: { state: 'ended' },
    });
    return readLeave(tx, id);
  });
}
