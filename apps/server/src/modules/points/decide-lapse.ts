import { sql } from 'kysely';
import type { LapseProposal } from '@va/contract/points/points.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilotOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { ACTIVITY } from '../flown/flown.ts';

/** SQL condition: the pilot of a `month_statement` has flown after its month, so its proposal is stale. */
export const flownSince = sql<boolean>`exists (select 1 from report where report.pilot_id = month_statement.pilot_id
  and ${ACTIVITY}
  and to_char(off_block at time zone 'UTC', 'YYYY-MM') > month_statement.month)`;

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

/** Accounts that are proposed for inactive, each with its latest month. */
export async function listLapses(queries: Queries): Promise<LapseProposal[]> {
  const rows = await queries
    .selectFrom('month_statement')
    .innerJoin('pilot', 'pilot.id', 'month_statement.pilot_id')
    .select(['month_statement.id', 'pilot.callsign', 'month', 'idle_months', 'settled_at', 'pilot_id'])
    .select((row) =>
      row
        .selectFrom('report')
        .select((of) => of.fn.max('on_block').as('at'))
        .whereRef('report.pilot_id', '=', 'pilot.id')
        .where('standing', '=', constant('accepted'))
        .as('last_flight'),
    )
    .distinctOn('pilot_id')
    .where('lapse', '=', 'proposed')
    .where('pilot.status', '=', constant('active'))
    .where(sql<boolean>`not ${flownSince}`)
    .orderBy('pilot_id')
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    callsign: row.callsign,
    month: row.month,
    idleMonths: row.idle_months,
    settledAt: row.settled_at?.toISOString() ?? null,
    lastFlightAt: row.last_flight?.toISOString() ?? null,
  }));
}
