import { useQuery } from '@tanstack/react-query';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { historyQuery, profileQuery, reportQuery, scoreQuery, totalsQuery } from '#app/api/reports.ts';
import type { ReportDetail } from '#app/api/reports.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { standingOf } from '#app/lib/report-words.ts';
import { ReportBody } from './report-body.tsx';

const day = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** One of the pilot's own reports. */
export function ReportPage({ code }: { code: string }) {
  const report = useQuery(reportQuery(code));
  const score = useQuery(scoreQuery(code));
  const history = useQuery(historyQuery(code));
  const { data: profile } = useQuery({ ...profileQuery(code), enabled: report.data?.source === 'acars' });
  const { data: totals } = useQuery(totalsQuery());
  return (
    <>
      <PageHead
        eyebrow={`Informe ${code}`}
        title={report.data ? routeOf(report.data) : 'Informe'}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Link to={paths.reports} className={buttonClass({})}>
              <ArrowLeft aria-hidden className="size-4" /> Bitácora
            </Link>
            <Button onClick={() => print()}>
              <Printer aria-hidden className="size-4" /> Imprimir
            </Button>
          </div>
        }
      />
      <Loaded query={report} what="el informe">
        {(data) => (
          <>
            <ReportLine report={data} />
            <Loaded query={score} what="la nota">
              {(judged) => (
                <Loaded query={history} what="la historia">
                  {(lines) => (
                    <ReportBody
                      report={data}
                      score={judged}
                      history={lines}
                      profile={profile}
                      totals={totals}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  );
}

/** From where to where, in cities. */
export function routeOf({ dep, arr, arrPlanned }: ReportDetail): string {
  return `De ${dep.city} a ${(arr ?? arrPlanned).city}`;
}

/** What was flown and how it stands, in one line. */
export function ReportLine({ report }: { report: ReportDetail }) {
  const { word, tone } = standingOf(report);
  const { offBlock, startedAt, flightNumber, icaoType, registration, callsign, diversion, arrPlanned } =
    report;
  return (
    <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <span>
        {callsign}
        {flightNumber !== null && ` · vuelo ${flightNumber}`} · {day.format(new Date(offBlock ?? startedAt))}
        {icaoType && ` · ${icaoType}`} {registration && <span className="font-mono">{registration}</span>}
      </span>
      <Badge tone={tone}>{word}</Badge>
      {diversion && <Badge tone="media">Desviado, iba a {arrPlanned.city}</Badge>}
    </p>
  );
}
