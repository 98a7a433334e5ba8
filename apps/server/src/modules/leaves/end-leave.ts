import { dayOf, addMonths, monthStart } from '@va/domain/months.ts';
import type { Leave } from '@va/contract/account/me.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { settleFlightMonth } from '../points/settle-month.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { lockLeave } from './decide-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { readLeave } from './leave-view.ts';
import { sql } from 'kysely';
import type { ReportEffect } from '@va/domain/report/report.ts';
import { ACTIVITY } from '../flown/flown.ts';

/** Whether a flight with this outcome counts as activity; other flights do not end a leave. */
const isActivity = (outcome: ReportRow['outcome']) =>
  outcome === 'valid' || outcome === 'training' || outcome === 'emergency';

/**
 * Restarts the leave that a flight had ended, because the flight no longer counts. The caller has locked the pilot's
 * row.
 */
export async function restartLeave(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
): Promise<void> {
  const reversed = effects.some(({ type }) => type === 'reverse_entries');
  const counts = effects.some((effect) => effect.type === 'post_entries' && isActivity(effect.outcome));
  if (!reversed || counts) return;
  const leave = await tx
    .selectFrom('leave')
    .selectAll()
    .where('ended_by_report_id', '=', row.id)
    .where('state', '=', constant('ended'))
    .executeTakeFirst();
  if (leave === undefined) return;
  const firstMonth = leave.first_month.slice(0, 7);
  const until = monthStart(addMonths(firstMonth, leave.months));
  const other = await tx
    .selectFrom('report')
    .select('id')
    .where('pilot_id', '=', row.pilot_id)
    .where('id', '!=', row.id)
    .where(ACTIVITY)
    // Imported flights end no leave.
    .where('source', '!=', 'import')
    .where('off_block', '>=', new Date(monthStart(firstMonth)))
    .where('off_block', '<', new Date(until))
    .orderBy('off_block')
    .limit(1)
    .executeTakeFirst();
  // If another flight in the leave's months also ends it, the leave stays ended by that one.
  const changed = other ? { ended_by_report_id: other.id } : { state: 'granted' as const, ended_at: null };
  await tx.updateTable('leave').set(changed).where('id', '=', leave.id).execute();
  if (other) return;
  const pilot = await lockPilot(tx, row.pilot_id);
  if (pilot.status === 'active' && now.getTime() < until)
    await changeAccount(tx, pilot, { type: 'begin_leave', until }, { now, airline });
  await settleFlightMonth(tx, airline, row.pilot_id, row.off_block, now);
}

/** Restarts the leaves that these flights had ended, as if the flights had never existed. */
export async function forgetEndOfLeaves(tx: Tx, reportIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'granted', ended_at: null, ended_by_report_id: null })
    .where('ended_by_report_id', '=', sql<string>`any(${reportIds}::uuid[])`)
    .execute();
}

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

/** Marks the current leave as ended, so that its dates do not start it again; a leave that begins at its end stays. */
export async function endBegunLeaves(
  tx: Tx,
  { id, leave_until: until }: { id: string; leave_until: Date | null },
  now: Date,
): Promise<void> {
  let begun = tx
    .updateTable('leave')
    .set({ state: 'ended', ended_at: now })
    .where('pilot_id', '=', id)
    .where('state', '=', constant('granted'))
    .where('first_month', '<=', dayOf(now));
  if (until !== null) begun = begun.where('first_month', '<', dayOf(until));
  await begun.execute();
}

/**
 * Ends a pilot's current leave because a flight that began in it counts as activity; also ends again a leave that this
 * flight had ended before. The caller has locked the pilot's row.
 */
export async function endLeaveFlown(
  tx: Tx,
  airline: Airline,
  { id: reportId, pilot_id: pilotId, off_block: offBlock }: ReportRow,
  outcome: ReportRow['outcome'],
  now: Date,
): Promise<void> {
  if (offBlock === null || !isActivity(outcome)) return;
  const pilot = await lockPilot(tx, pilotId);
  const runs = pilot.status === 'on_leave' && (pilot.leave_until === null || offBlock < pilot.leave_until);
  const begun = await tx
    .selectFrom('leave')
    .select(['id', 'ended_by_report_id'])
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('granted'))
    .where('first_month', '<=', dayOf(offBlock))
    .orderBy('first_month', 'desc')
    .executeTakeFirst();
  if (!begun || !(runs || begun.ended_by_report_id === reportId)) return;
  if (runs) await changeAccount(tx, pilot, { type: 'end_leave' }, { now, airline });
  await tx
    .updateTable('leave')
    .set({ state: 'ended', ended_at: now, ended_by_report_id: reportId })
    .where('id', '=', begun.id)
    .execute();
}
