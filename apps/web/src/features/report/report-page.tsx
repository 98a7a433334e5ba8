import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { ArrowLeft, Printer, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { historyQuery, profileQuery, reportQuery, scoreQuery, totalsQuery } from '#app/api/reports.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import type { ScoreItem } from '#app/lib/report-types.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { readDraft } from '#app/services/drafts.ts';
import { keepPages } from '#app/services/keep-pages.ts';
import { marksOf } from '#app/components/report/marks.ts';
import { canAppeal, mainAct } from './main-act.ts';
import { OwnActs } from './own-acts.tsx';
import { ReturnFlight } from './return-flight.tsx';
import { ReportBody } from '#app/components/report/report-body.tsx';
import { ReportLine, routeOf } from '#app/components/report/report-line.tsx';

/** Page of one of the pilot's own reports. */
export function ReportPage({ code }: { code: string }) {
  useEffect(keepPages, []);
  const report = useQuery(reportQuery(code));
  const [now] = useState(() => Date.now());
  const [rules, setRules] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState(() => hasDraft(code));
  const score = useQuery(scoreQuery(code));
  const history = useQuery(historyQuery(code));
  const profile = useQuery({ ...profileQuery(code), enabled: report.data?.source === 'acars' });
  const { data: totals } = useQuery(totalsQuery());
  const act = report.data && score.data ? mainAct(report.data, marksOf(score.data.items), now) : null;
  /** Opens the appeal, with a rule ticked where one is meant, and leads to it. */
  const appeal = (rule?: string) => {
    if (rule !== undefined) setRules((before) => [...new Set([...before, rule])]);
    flushSync(() => setWrong(true));
    document.querySelector<HTMLElement>('#recurso')?.focus();
  };
  return (
    <div className="one-sheet">
      <PageHead
        eyebrow={
          report.data?.flightNumber === null && report.data.name
            ? `${report.data.name} · Informe ${code}`
            : `Informe ${code}`
        }
        title={report.data ? routeOf(report.data) : 'Informe'}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={paths.reports}>
              <ArrowLeft aria-hidden className="size-4" /> Mis vuelos
            </ButtonLink>
            <Button onClick={() => print()}>
              <Printer aria-hidden className="size-4" /> Imprimir
            </Button>
            {act === 'appeal' && !wrong && (
              <Button variant="primary" onClick={() => appeal()}>
                <Scale aria-hidden className="size-4" /> Recurrir
              </Button>
            )}
            {report.data && act === 'return' && <ReturnFlight report={report.data} />}
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
                      {...(canAppeal(data, now) && {
                        action: (item: ScoreItem) => (
                          <button
                            type="button"
                            className="text-sm text-link underline pointer-coarse:min-h-11"
                            onClick={() => appeal(item.rule)}
                          >
                            No estoy de acuerdo
                          </button>
                        ),
                      })}
                    >
                      <OwnActs
                        key={data.code}
                        report={data}
                        marks={marksOf(judged.items)}
                        rules={rules}
                        onRules={setRules}
                        open={wrong}
                        onOpen={setWrong}
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

/** Whether there is an unsent draft, so that the section must not be collapsed. */
const hasDraft = (code: string) =>
  ['recurso', 'prueba', 'mensaje', 'emergencia'].some(
    (kind) => Object.keys(readDraft(`${kind}-${code}`)).length > 0,
  );
