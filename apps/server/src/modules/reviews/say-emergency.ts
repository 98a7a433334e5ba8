import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { moveReport } from '../reports/move-report.ts';
import type { OwnReport } from '../reports/own-report.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { changeOwn } from './appeals.ts';

/** Declares an emergency on the pilot's own undecided report, or withdraws the declaration. Throws the refusal. */
export function changeEmergency(
  db: Database,
  airline: Airline,
  own: OwnReport,
  event: Extract<ReportEvent, { type: 'say_emergency' | 'take_back_emergency' }>,
  now: Date,
): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const text = event.type === 'say_emergency' ? event.text : '';
    const cause = { byId: own.pilotId, now, ...(text && { text }) };
    return (await moveReport(tx, airline, row, event, cause)).row;
  });
}
