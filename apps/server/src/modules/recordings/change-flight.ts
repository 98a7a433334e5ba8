import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOut } from '../reports/carry-out.ts';
import { findOwnReport, type ReportRow } from '../reports/report-rows.ts';
import { moveReport } from '../reports/move-report.ts';
import { forgetScore } from '../reports/kept-score.ts';

/** Acts on a flight besides recording and submitting it: resume, discard, withdraw. */
export type FlightChange = Extract<ReportEvent, { type: 'resume' | 'discard' | 'take_back' }>;

/**
 * Applies an act to a pilot's flight with all effects, in one transaction. Idempotent: if it was done already, answers
 * the report as it is.
 */
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
    // A withdrawn flight loses its score; a typed report keeps its data, which nobody computed.
    if (change.type === 'take_back' && row.source !== 'manual') await forgetScore(tx, row.id);
    // The effects on the booking need the time of submission, which the report's row no longer has.
    await carryOut(tx, airline, { ...moved.row, submitted_at: row.submitted_at }, moved.effects, now);
    return moved.row;
  });
}

/** Whether the request repeats one that was already carried out. */
function isDone(row: ReportRow, change: FlightChange): boolean {
  if (change.type === 'resume')
    return row.state === 'in_progress' && row.client_flight_id === change.clientFlightId;
  if (change.type === 'discard') return row.state === 'voided' && row.reason === 'pilot';
  return row.state === 'draft' && row.reason === null;
}
