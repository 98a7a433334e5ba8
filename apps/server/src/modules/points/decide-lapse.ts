import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilotOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { flownSince } from './lapses.ts';

/**
 * Decides the proposal to make an account inactive after months without activity: does so, or leaves it, with a reason.
 */
export function decideLapse(
  db: Database,
  airline: Airline,
  id: string,
  { confirm, reason }: { confirm: boolean; reason: string },
  by: By,
): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const pilot = await lockPilotOf(tx, 'month_statement', id);
    const row = await tx
      .selectFrom('month_statement')
      .selectAll()
      .select(flownSince.as('flown_since'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.lapse === null) throw new Problem('no-encontrado');
    if (row.lapse !== 'proposed') throw new Problem('ya-decidido', { current: { state: row.lapse } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }));
    if (confirm) {
      const idleMonths = row.flown_since ? 0 : row.idle_months;
      await changeAccount(tx, pilot, { type: 'lapse', idleMonths }, { now, airline });
    } else
      await tellPilot(tx, pilot.id, {
        kind: 'account.stays',
        title: 'Tu cuenta sigue activa',
        body: reason,
        link: '/plataforma/puntos',
      });
    // The decision holds for all the account's proposals at once.
    await tx
      .updateTable('month_statement')
      .set({
        lapse: confirm ? 'confirmed' : 'dismissed',
        lapse_reason: reason,
        lapse_by: by.actor.pilotId,
      })
      .where('pilot_id', '=', row.pilot_id)
      .where('lapse', '=', 'proposed')
      .execute();
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: confirm ? 'pilot.lapsed' : 'pilot.lapse-dismissed',
      subject: { kind: 'pilot', id: row.pilot_id },
      after: { idleMonths: row.idle_months },
    });
  });
}
