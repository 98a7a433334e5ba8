import { useQuery } from '@tanstack/react-query';
import { countOf, tenths } from '@va/domain/numbers.ts';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { clsx } from 'clsx/lite';
import { ArrowLeft, EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import type { ScoreItem } from '#app/lib/report-types.ts';
import { assignAppeal } from '#app/api/appeals.ts';
import { reviewEffectsQuery, reviewProfileQuery, reviewQuery, writeToPilot } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { AssignAppeal } from '#app/components/assign-appeal.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { ReportBody } from '#app/components/report/report-body.tsx';
import { ReportLine, routeOf } from '#app/components/report/report-line.tsx';
import { WriteMessage } from '#app/components/report/write-message.tsx';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { actsOpenTo } from './acts.ts';
import { Decision } from './decision.tsx';
import { lastSent, notAfter } from './decision-draft.ts';
import { LastDecision } from './own-decisions.tsx';
import { NameArrival } from './name-arrival.tsx';
import { Queue, Stepper } from './queue.tsx';
import { useNextReview } from './queue-order.ts';
import { TakenNote, WhyHere } from './why-here.tsx';

/**
 * Any pilot's report with all that its decision is made from; for who decides, beside the queue where there is room,
 * which comes after it for who goes through the page by keyboard.
 */
export function ReviewPage({ code }: { code: string }) {
  const { can } = useSession();
  const decides = can('reports.review');
  return (
    <div className="@container">
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          decides && '@min-[62rem]:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        <div className={clsx(decides && '@min-[62rem]:col-start-2')}>
          <Report key={code} code={code} />
        </div>
        {decides && <Queue code={code} />}
      </div>
    </div>
  );
}

function Report({ code }: { code: string }) {
  const { can } = useSession();
  const review = useQuery(reviewQuery(code));
  const round = lastSent(review.data?.history ?? [])?.at ?? '';
  const [kept, keep, forget] = useDraftForm(
    `perdonado-${code}`,
    () => ({ round: '', waivers: [] as string[] }),
    undefined,
    notAfter(round),
  );
  // Only of this round of review, and only what still takes something: the report may have been scored again since.
  const waivers = kept.waivers.filter(
    (rule) =>
      kept.round === round &&
      review.data?.score.items.some((item) => item.rule === rule && item.status === 'hit'),
  );
  const message = useDraftText(`mensaje-${code}`);
  const state = review.data?.report.state;
  const appealed = review.data?.report.appeal?.state === 'open';
  const waits = state === 'in_review' || appealed;
  const move = useNextReview(code);
  const profile = useQuery({
    ...reviewProfileQuery(code),
    enabled:
      review.data?.report.source === 'acars' && (waits ? can('telemetry.queue') : can('telemetry.read')),
  });
  const decides = can('reports.review');
  const decidable = decides && review.data !== undefined && actsOpenTo(review.data, can).length > 0;
  const effects = useQuery({ ...reviewEffectsQuery(code, waivers), enabled: decidable });
  const waive = (item: ScoreItem) =>
    item.status !== 'hit' ? null : (
      <Checkbox
        label={
          <>
            Perdonar <span className="sr-only">{item.title}</span>
          </>
        }
        checked={waivers.includes(item.rule)}
        onChange={(event) =>
          keep({
            round,
            waivers: event.target.checked
              ? [...waivers, item.rule]
              : waivers.filter((rule) => rule !== item.rule),
          })
        }
      />
    );
  return (
    <>
      {decides && (review.data === undefined || waits) && (
        <Stepper code={code} onNext={() => void move('next')} onPrevious={() => void move('previous')} />
      )}
      {decides && <LastDecision code={code} />}
      <PageHead
        eyebrow={`Mesa · informe ${code}`}
        title={review.data ? routeOf(review.data.report) : 'Informe'}
        lead={
          waits && (
            <Badge tone="info">
              <EyeOff aria-hidden className="size-3.5" /> Nombre oculto
            </Badge>
          )
        }
        actions={
          <Link to={deskPaths.deskReports} className={buttonClass({})}>
            <ArrowLeft aria-hidden className="size-4" /> Cola
          </Link>
        }
      />
      <Loaded query={review} what="el informe">
        {(data) => (
          <>
            {waits && can('reports.review') && <TakenNote review={data} mayTake={decidable} />}
            <ReportLine report={data.report} />
            <p className="mb-4 text-sm text-ink-2">
              Antes: {countOf(data.pilot.accepted, 'informe aceptado', 'informes aceptados')} y{' '}
              {countOf(data.pilot.rejected, 'rechazado', 'rechazados')}
              {data.pilot.meanScore !== null && `, media ${tenths(data.pilot.meanScore)}`}.
            </p>
            {waits && <WhyHere review={data} />}
            <ReportBody
              report={data.report}
              score={data.score}
              history={data.history}
              profile={profile.data}
              loading={profile.isLoading}
              {...(waits && !data.own && !data.decidedByMe && { action: waive })}
            >
              <NameArrival review={data} />
              {data.appeal && (
                <AssignAppeal
                  appeal={data.appeal}
                  mayAssign={can('appeals.assign')}
                  onAssign={assignAppeal}
                />
              )}
              {state !== 'in_review' &&
                data.report.submittedAt !== null &&
                !data.own &&
                can('pilots.contact') && (
                  <WriteMessage
                    code={code}
                    title="Escribir al piloto"
                    hint="No espera respuesta y no cambia nada del informe."
                    draft={message}
                    onSend={writeToPilot}
                  />
                )}
            </ReportBody>
            <Decision
              review={data}
              waivers={waivers}
              effects={decidable ? effects.data : undefined}
              onNext={waits ? () => void move('next') : undefined}
              onPrevious={waits ? () => void move('previous') : undefined}
              onDone={() => {
                keep({ waivers: [] });
                forget();
              }}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
