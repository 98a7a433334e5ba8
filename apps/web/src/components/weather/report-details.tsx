import type { Report } from '@va/domain/metar/report.ts';
import { reportLines, type ReportLine } from '@va/domain/metar/report-lines.ts';

/** Contents of a report, line by line in Spanish. */
export function ReportDetails({ report }: { report: Report }) {
  return <ReportTable lines={reportLines(report)} />;
}

/** Lines of a report or a forecast as a table. */
export function ReportTable({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <dl className="grid content-start gap-x-4 text-sm @md:grid-cols-[auto_minmax(0,1fr)]">
      {lines.map(({ term, phrases }, i) => (
        <div key={i} className="border-t border-line py-1.5 @md:col-span-2 @md:grid @md:grid-cols-subgrid">
          <dt className="text-ink-2">{term}</dt>
          <dd>
            {phrases.map((phrase) => (
              <span key={phrase} className="block">
                {phrase}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
