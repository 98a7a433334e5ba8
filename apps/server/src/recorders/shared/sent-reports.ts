import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Asked, RecorderOptions } from './protocol.ts';

/** How many reports are looked through. */
const MOST_READ = 1000;

/** A report that was sent in, with what became of it. */
export interface SentReport {
  report: DeskReport;
  status: 'Accepted' | 'Pending' | 'Rejected';
}

/** The pilot's reports that were sent in and not thrown away, newest first. */
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
