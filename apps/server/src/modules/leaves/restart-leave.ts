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
import type { ReportRow } from '../reports/report-rows.ts';

/** Whether a flight with this outcome counts as activity; other flights do not end a leave. */
export const isActivity = (outcome: ReportRow['outcome']) =>
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
