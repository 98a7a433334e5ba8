import { sql } from 'kysely';
import { addMonths, monthStart } from '@va/domain/months.ts';
import type { ReportEffect } from '@va/domain/report/report.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { settleFlightMonth } from '../points/settle-again.ts';
import { ACTIVITY } from '../flown/flown.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Whether a flight of this outcome counts as activity: one that counts for nothing takes nothing from a leave either. */
export const isActivity = (outcome: ReportRow['outcome']) =>
  outcome === 'valid' || outcome === 'training' || outcome === 'emergency';

/** The leave that a flight had ended goes on once it no longer counts; the pilot's row is locked. */
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
    // What an import brings ends no leave.
    .where('source', '!=', 'import')
    .where('off_block', '>=', new Date(monthStart(firstMonth)))
    .where('off_block', '<', new Date(until))
    .orderBy('off_block')
    .limit(1)
    .executeTakeFirst();
  // Another flight of the same months has ended it as well.
  const changed = other ? { ended_by_report_id: other.id } : { state: 'granted' as const, ended_at: null };
  await tx.updateTable('leave').set(changed).where('id', '=', leave.id).execute();
  if (other) return;
  const pilot = await lockPilot(tx, row.pilot_id);
  if (pilot.status === 'active' && now.getTime() < until)
    await changeAccount(tx, pilot, { type: 'begin_leave', until }, { now, airline });
  await settleFlightMonth(tx, airline, row.pilot_id, row.off_block, now);
}

/** Leaves that some flights have ended run on as if those had never been. */
export async function forgetEndOfLeaves(tx: Tx, reportIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'granted', ended_at: null, ended_by_report_id: null })
    .where('ended_by_report_id', '=', sql<string>`any(${reportIds}::uuid[])`)
    .execute();
}
