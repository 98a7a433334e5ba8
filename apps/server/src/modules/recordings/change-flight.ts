import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOut } from '../reports/carry-out.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { findOwnReport } from '../reports/own-report.ts';
import { moveReport } from '../reports/move-report.ts';
import { forgetScore } from '../reports/kept-score.ts';

/** What a pilot or the recorder does with a flight besides flying and sending it. */
export type FlightChange = Extract<ReportEvent, { type: 'resume' | 'discard' | 'take_back' }>;

/** Changes a pilot's flight with all that follows, in one transaction. Done before: the report as it is. */
export function changeFlight(
  db: Database,
  airline: Airline,
  { pilotId, code }: { pilotId: string; code: string },
  change: FlightChange,
  now: Date,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    if (isDone(row, change)) return row;
    const moved = await moveReport(tx, airline, row, change, { byId: pilotId, now });
    // What was typed is no judgement.
    if (change.type === 'take_back' && row.source !== 'manual') await forgetScore(tx, row.id);
    // The booking is told when the report was sent, which the report itself has forgotten by now.
    await carryOut(tx, airline, { ...moved.row, submitted_at: row.submitted_at }, moved.effects, now);
    return moved.row;
  });
}

/** The same request again, whose first answer was lost on the way. */
function isDone(row: ReportRow, change: FlightChange): boolean {
  if (change.type === 'resume')
    return row.state === 'in_progress' && row.client_flight_id === change.clientFlightId;
  if (change.type === 'discard') return row.state === 'voided' && row.reason === 'pilot';
  return row.state === 'draft' && row.reason === null;
}
