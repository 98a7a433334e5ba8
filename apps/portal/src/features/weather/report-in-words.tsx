import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { ReportDetails } from '#app/components/weather/report-details.tsx';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { readReport } from '@va/domain/metar/read-report.ts';

export interface ReportInWordsProps {
  /** The report as it came. */
  raw: string;
}

/** A report that stands elsewhere, decoded; nothing where it can't be read. */
export function ReportInWords({ raw }: ReportInWordsProps) {
  const report = readReport(raw);
  if (!report || report.nil) return null;
  return (
    <div className="@container grid gap-2">
      <p>
        <CategoryBadge category={flightCategory(report)} />
      </p>
      <ReportDetails report={report} />
    </div>
  );
}
