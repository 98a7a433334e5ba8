import { useQuery } from '@tanstack/react-query';
import { logbookQuery, reportQuery } from '#app/api/reports.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

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
