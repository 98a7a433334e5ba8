import type { Report } from '@va/domain/metar/report.ts';
import { reportLines } from '@va/domain/metar/report-lines.ts';

/** What a report says, line by line, in Spanish. */
export function ReportDetails({ report }: { report: Report }) {
  return (
    <dl className="grid content-start gap-x-4 text-sm @md:grid-cols-[auto_minmax(0,1fr)]">
      {reportLines(report).map(({ term, phrases }) => (
        <div key={term} className="border-t border-line py-1.5 @md:col-span-2 @md:grid @md:grid-cols-subgrid">
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
