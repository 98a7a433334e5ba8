import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { HazardList } from '#app/components/weather/hazard-list.tsx';
import { UnknownGroups } from '#app/components/weather/raw-report.tsx';
import { ReportDetails, ReportTable } from '#app/components/weather/report-details.tsx';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import { forecastLines } from '@va/domain/taf/forecast-words.ts';
import { readForecast } from '@va/domain/taf/read-forecast.ts';

export interface ReportInWordsProps {
  /** A METAR or a TAF as it came. */
  raw: string;
}

/** A given report or forecast in words; nothing if it can't be read. */
export function ReportInWords({ raw }: ReportInWordsProps) {
  const forecast = readForecast(raw);
  if (forecast)
    return (
      <div className="@container grid gap-2">
        <ReportTable lines={forecastLines(forecast)} />
        <UnknownGroups groups={forecast.unknown} />
      </div>
    );
  const report = readReport(raw);
  if (!report || report.nil) return null;
  return (
    <div className="@container grid gap-2">
      <HazardList hazards={hazardsOf(report)} />
      <p>
        <CategoryBadge category={flightCategory(report)} />
      </p>
      <ReportDetails report={report} />
      <UnknownGroups groups={report.unknown} />
    </div>
  );
}
