import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { historyQuery, profileQuery, reportQuery, scoreQuery, totalsQuery } from '#app/api/reports.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import type { ReportDetail, ScoreItem } from '#app/lib/report-types.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { keepPages } from '#app/services/keep-pages.ts';
import { marksOf } from '#app/components/report/marks.ts';
import { OwnActs } from './own-acts.tsx';
import { ReportBody } from '#app/components/report/report-body.tsx';
import { ReportLine, routeOf } from '#app/components/report/report-line.tsx';

/** One of the pilot's own reports. */
export function ReportPage({ code }: { code: string }) {
  useEffect(keepPages, []);
  const report = useQuery(reportQuery(code));
  const [now] = useState(() => Date.now());
  const [rules, setRules] = useState<readonly string[]>([]);
  const isOpen = ({ appealUntil }: ReportDetail) => appealUntil !== null && Date.parse(appealUntil) >= now;
  const score = useQuery(scoreQuery(code));
  const history = useQuery(historyQuery(code));
  const profile = useQuery({ ...profileQuery(code), enabled: report.data?.source === 'acars' });
  const { data: totals } = useQuery(totalsQuery());
  return (
    <div className="one-sheet">
      <PageHead
        eyebrow={`Informe ${code}`}
        title={report.data ? routeOf(report.data) : 'Informe'}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={paths.reports}>
              <ArrowLeft aria-hidden className="size-4" /> Bitácora
            </ButtonLink>
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
            <Loaded query={score} what="la nota" inside>
              {(judged) => (
                <Loaded query={history} what="la historia" inside>
                  {(lines) => (
                    <ReportBody
                      report={data}
                      score={judged}
                      history={lines}
                      profile={profile.data}
                      loading={profile.isLoading}
                      totals={totals}
                      {...(isOpen(data) && {
                        action: (item: ScoreItem) => (
                          <a
                            href="#recurso"
                            className="text-sm text-link underline"
                            onClick={() => setRules((before) => [...new Set([...before, item.rule])])}
                          >
                            No estoy de acuerdo
                          </a>
                        ),
                      })}
                    >
                      <OwnActs
                        key={data.code}
                        report={data}
                        marks={marksOf(judged.items)}
                        rules={rules}
                        onRules={setRules}
                      />
                    </ReportBody>
                  )}
                </Loaded>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
}
