import { dayOf } from '@va/domain/months.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { isActivity } from './restart-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';

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
