import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Asked, RecorderOptions } from './protocol.ts';

/** Most reports that are read. */
const MOST_READ = 1000;

/** A submitted report with its result. */
export interface SentReport {
  report: DeskReport;
  status: 'Accepted' | 'Pending' | 'Rejected';
}

/** The pilot's submitted reports, without discarded ones, newest first. */
export async function sentReports({ flights }: RecorderOptions, { actor }: Asked): Promise<SentReport[]> {
  const reports = await flights.reports(actor.pilotId, MOST_READ);
  return reports.flatMap((report) => {
    const status = statusOf(report);
    return status === null ? [] : [{ report, status }];
  });
}

function statusOf({ row: { state } }: DeskReport): SentReport['status'] | null {
  if (state === 'accepted' || state === 'appealed') return 'Accepted';
  if (state === 'rejected') return 'Rejected';
  return state === 'submitted' || state === 'in_review' ? 'Pending' : null;
}

/** A flight that can still be flown and sent. */
export function isOpen({ row: { state } }: Pick<DeskReport, 'row'>): boolean {
  return state === 'in_progress' || state === 'draft';
}
