import { constants } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { moveReport } from './move-report.ts';
import { tellBooking } from './tell-booking.ts';

/**
 * Discards a pilot's unsubmitted flights before the account is erased; otherwise their aircraft would stay blocked for
 * days. The caller has locked the pilot's row.
 */
export async function dropOpenFlights(tx: Tx, airline: Airline, pilotId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('in_progress', 'draft'))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { row: dropped } = await moveReport(tx, airline, row, { type: 'discard' }, { byId: null, now });
    await tellBooking(tx, airline, dropped, 'report_dropped', now, { isOver: true });
  }
}
