import { formatHours } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { createStore } from '@va/ui/state/store.ts';
import { useState, type ReactNode } from 'react';
import { SectionCard } from '#app/components/section-card.tsx';
import { shortDay } from '#app/lib/points-words.ts';
import type {
  FlightProfile,
  History,
  LogbookTotals,
  ReportDetail,
  Score,
  ScoreItem,
} from '#app/lib/report-types.ts';
import { StateLine } from '#app/components/state-line.tsx';
import { signed } from '#app/lib/signed.ts';
import { FactsCard } from './facts-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { LandingCard } from './landing-card.tsx';
import { marksOf } from './marks.ts';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { TrackCard } from './track-card.tsx';

const WORDS: Readonly<Record<string, string>> = {
  start: 'Iniciado',
  type: 'Escrito a mano',
  resume: 'Reanudado',
  take_over: 'Lo sigue grabando tu programa',
  lose_contact: 'Interrumpido: el programa dejó de enviar',
  submit: 'Enviado',
  take_back: 'Retirado',
  discard: 'Descartado',
  abandon: 'Cerrado sin enviar',
  ask: 'Pregunta',
  answer: 'Respuesta',
  message: 'Mensaje',
  accept: 'Aceptado',
  accept_without_score: 'Aceptado sin nota',
  reject: 'Rechazado',
  appeal: 'Recurrido',
  say_emergency: 'Emergencia declarada',
  take_back_emergency: 'Emergencia retirada',
  desist: 'Recurso retirado',
  resolve: 'Recurso resuelto',
  reopen: 'Reabierto',
  name_arrival: 'Aeropuerto de llegada puesto',
  propose_void: 'Propuesto para anular',
  withdraw_void: 'Propuesta de anular retirada',
  void_for_cheating: 'Anulado por trampa',
  appeal_cheating: 'Recurrido',
  desist_cheating_appeal: 'Recurso retirado',
  dismiss_cheating_appeal: 'Recurso desestimado',
  end_question: 'Pregunta cerrada sin respuesta: se decide con lo que hay',
  invite: 'Nombrado segundo piloto',
  name_second_pilot: 'Segundo piloto nombrado',
  drop_second_pilot: 'Sin segundo piloto',
  uphold_cheating_appeal: 'Recurso estimado: se restituye',
};

/** Words for the states of a second pilot's report that follows the holder's. */
const FOLLOWED: Readonly<Record<string, string>> = {
  accepted: 'Aceptado con el del titular',
  submitted: 'En espera del informe del titular',
  voided: 'Anulado con el del titular',
};

/** Words for an event in the history of a report. */
function historyWord({ event, to }: History[number]): string {
  if (event === 'follow_holder') return FOLLOWED[to] ?? 'Sigue al informe del titular';
  if (event === 'decide_alone') return to === 'accepted' ? 'Aceptado sin intervención' : 'A revisión';
  return WORDS[event] ?? event;
}

/** Actor of an event; pilot and staff read the same words. */
const ACTORS = { pilot: 'el piloto', staff: 'el equipo', system: 'la plataforma' } as const;

interface ReportBodyProps {
  report: ReportDetail;
  score: Score;
  history: History;
  /** The recorded profile, which is loaded after the rest. */
  profile: FlightProfile | undefined;
  /** Whether the profile is still loading. */
  loading: boolean;
  totals?: LogbookTotals | undefined;
  action?: (item: ScoreItem) => ReactNode;
  children?: ReactNode;
}

/**
 * The whole report in cards, for its pilot and for staff. Its layout depends on its own width, since the queue may be
 * beside it.
 */
export function ReportBody({
  report,
  score,
  history,
  profile,
  loading,
  totals,
  action,
  children,
}: ReportBodyProps) {
  const marks = marksOf(score.items);
  const [chosen, onChoose] = useState<string | null>(null);
  const choice = { chosen, onChoose };
  // Outside the state of the page: while a flight is played, only profile and map are drawn again.
  const [moment] = useState(() => createStore<number | null>(null));
  const recorded = profile && profile.points.length > 1 ? profile : undefined;
  return (
    <div className="@container">
      <div className="grid gap-4 @4xl:grid-cols-6 @4xl:grid-rows-[auto_auto_1fr] print:grid-cols-6 print:grid-rows-[auto_auto_1fr] print:gap-3">
        <div className="grid @4xl:col-span-2 print:col-span-2">
          <ScoreCard report={report} score={score} marks={marks} totals={totals} />
        </div>
        <div className="grid min-w-0 grid-cols-1 @4xl:col-span-4 print:col-span-4">
          {loading ? (
            <StateLine kind="loading" title="Cargando el recorrido" />
          ) : recorded ? (
            <ProfileCard
              report={report}
              profile={recorded}
              marks={marks}
              limit={score.speedLimit}
              moment={moment}
              choice={choice}
            />
          ) : (
            <FactsCard report={report} score={score} />
          )}
        </div>
        {score.items.length > 0 && (
          <>
            <div className="grid min-w-0 content-start gap-4 @4xl:col-span-4 print:col-span-4">
              <ItemsCard
                report={report}
                score={score}
                marks={marks}
                chosen={chosen}
                {...(action && { action })}
              />
              {recorded && <FactsCard report={report} score={score} />}
              <PlanCard report={report} profile={recorded} />
              {recorded && (
                <TrackCard report={report} profile={recorded} marks={marks} moment={moment} {...choice} />
              )}
            </div>
            {/* In one column it comes before what can be done about the flight; beside the rest it is as long as it needs. */}
            <div className="grid min-w-0 content-start gap-4 @4xl:col-span-2 @4xl:row-span-2 print:col-span-2 print:row-span-2">
              <LandingCard report={report} score={score} profile={recorded} />
              <PointsCard report={report} score={score} />
              <HistoryCard history={history} />
            </div>
            <div className="grid min-w-0 content-start gap-4 @4xl:col-span-4 print:hidden">{children}</div>
          </>
        )}
        {score.items.length === 0 && (
          <>
            <div className="min-w-0 @4xl:col-span-4 print:col-span-4">
              <HistoryCard history={history} />
            </div>
            <div className="grid content-start gap-4 @4xl:col-span-2 print:col-span-2">
              <PointsCard report={report} score={score} />
              <div className="grid gap-4 print:hidden">{children}</div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** The entries that the report brought to the ledger, reversals included. */
function PointsCard({ report, score }: { report: ReportDetail; score: Score }) {
  return (
    <SectionCard title="Puntos y horas">
      {score.points.length === 0 ? (
        <p className="text-ink-2">Sin asientos: sólo un vuelo aceptado y válido suma.</p>
      ) : (
        <ul className="grid divide-y divide-line border-y border-line text-sm">
          {score.points.map(({ label, points }, index) => (
            <li key={`${label} ${index}`} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-3 py-2">
              <b className="text-right text-base">{signed(points)}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="grid grid-cols-[3.5rem_1fr] items-baseline gap-3 text-sm">
        <b className="text-right text-base">{signed(report.points)}</b>
        <span>en total, y {formatHours(report.countedMin)} en tus horas</span>
      </p>
    </SectionCard>
  );
}

/** All that happened to the report; the pilot and the staff see the same. */
function HistoryCard({ history }: { history: History }) {
  return (
    <SectionCard title="Historia del informe" aside="El piloto y el equipo ven lo mismo">
      <ol className="grid gap-3 text-sm">
        {history.map((line) => (
          <li
            key={line.at + line.event}
            className="grid grid-cols-[4.5rem_1fr] gap-3 border-l-2 border-line pl-3"
          >
            <time dateTime={line.at} className="font-bold">
              {formatUtcMinute(new Date(line.at))}
              <span className="block text-xs font-normal text-ink-2">{shortDay(line.at)}</span>
            </time>
            <p>
              <b>{historyWord(line)}</b> <span className="text-ink-2">por {ACTORS[line.by]}</span>
              {line.text && <span className="block wrap-anywhere whitespace-pre-line">{line.text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
