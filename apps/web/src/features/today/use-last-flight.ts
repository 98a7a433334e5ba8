import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@va/domain/durations.ts';
import { bookingsQuery } from '#app/api/bookings.ts';
import { logbookQuery, reportQuery } from '#app/api/reports.ts';
import { useSession } from '#app/api/use-session.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { useNow } from '#app/lib/use-now.ts';

/** The report of the last flight that is over; the one in the air comes before it in the logbook. */
export function useLastFlight(): { report: ReportDetail | undefined; isLoading: boolean } {
  const list = useQuery(logbookQuery({ limit: 2 }));
  const code = list.data?.items.find(({ state }) => state !== 'in_progress')?.code;
  const last = useQuery({
    ...reportQuery(code ?? ''),
    enabled: code !== undefined,
    // Keeps the previous flight until the report of the new one is loaded.
    placeholderData: (before: ReportDetail | undefined) => before,
  });
  return { report: code === undefined ? undefined : last.data, isLoading: list.isLoading || last.isLoading };
}

/** Time after the arrival on block for which a flight is news, milliseconds. */
const NEWS_MS = 12 * HOUR_MS;

/** States of a report whose flight has ended and was not voided. */
const ENDED: ReadonlySet<ReportDetail['state']> = new Set(['submitted', 'in_review', 'accepted', 'rejected']);

/** The flight that the pilot has just flown, if no other is booked; `isLoading` while that is unknown. */
export function useJustLanded(): { report: ReportDetail | undefined; isLoading: boolean } {
  const { pilot } = useSession();
  const { report, isLoading } = useLastFlight();
  const open = useQuery({ ...bookingsQuery('open'), enabled: pilot?.status !== 'suspended' });
  const now = useNow();
  const at = report?.onBlock ?? report?.landing ?? null;
  const isNews = report && at !== null && ENDED.has(report.state) && now - Date.parse(at) < NEWS_MS;
  const nothingBooked = open.data?.items.length === 0;
  return { report: isNews && nothingBooked ? report : undefined, isLoading };
}
