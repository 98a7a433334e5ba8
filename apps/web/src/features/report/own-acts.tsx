import { useMutation } from '@tanstack/react-query';
import { CONTINUED_WITHIN_HOURS } from '@va/domain/booking/booking-title.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  answerQuestion,
  confirmSecondPilot,
  desistAppeal,
  discardReport,
  withdrawReport,
} from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import type { ReportDetail, ScoreItem } from '#app/lib/report-types.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { Emergency } from './emergency.tsx';
import { SomethingWrong, type WrongProps } from './something-wrong.tsx';
import { UnsentFlight } from './unsent-flight.tsx';

const UNSENT: ReadonlySet<string> = new Set(['draft', 'in_progress']);

const WAITED_MS = CONTINUED_WITHIN_HOURS * HOUR_MS;

/** The pilot's actions on the report: send, discard, answer, appeal, withdraw the appeal, take back. */
export function OwnActs(props: WrongProps) {
  const { report, marks } = props;
  const [now] = useState(() => Date.now());
  const open = (until: string | null) => until !== null && Date.parse(until) >= now;
  return (
    <>
      <h2 data-takes-focus tabIndex={-1} className="sr-only print:hidden">
        Lo que puedes hacer ahora
      </h2>
      {report.source !== 'second_pilot' && UNSENT.has(report.state) && <UnsentFlight report={report} />}
      <GoOn report={report} />
      {report.source === 'second_pilot' && <ConfirmSecond report={report} />}
      {report.state === 'in_review' && report.askedAt !== null && <Answer code={report.code} />}
      {report.appeal?.state === 'open' && <Desist report={report} items={marks.map(({ item }) => item)} />}
      <Emergency report={report} />
      {open(report.withdrawUntil) && <Withdraw report={report} />}
      <SomethingWrong {...props} />
    </>
  );
}

/** After a diversion: link to book the flight from there to the planned destination. */
function GoOn({ report: { diversion, arr, arrPlanned, onBlock, state } }: { report: ReportDetail }) {
  const [now] = useState(() => Date.now());
  const waited = onBlock !== null && now - Date.parse(onBlock) < WAITED_MS;
  if (!diversion || arr === null || !waited || state === 'voided' || state === 'rejected') return null;
  const ends = { [PARAMETERS.origin]: arr.icao, [PARAMETERS.destination]: arrPlanned.icao };
  return (
    <SectionCard title={`Desviado a ${arr.city}`}>
      <p className="text-sm text-ink-2">
        Tú y el avión os habéis quedado en {arr.icao}. Si quieres, lleva el vuelo hasta {arrPlanned.icao}.
      </p>
      <ButtonLink to={`${paths.freeFlight}?${new URLSearchParams(ends)}`} className="justify-self-start">
        Reservar el vuelo de continuación
      </ButtonLink>
    </SectionCard>
  );
}

/** Card for the pilot who was named as second pilot. */
function ConfirmSecond({ report: { code, state, holder } }: { report: ReportDetail }) {
  const confirm = useMutation({ mutationFn: () => confirmSecondPilot(code) });
  const decline = useMutation({ mutationFn: () => discardReport(code) });
  const who = holder?.callsign ?? 'un compañero';
  if (state !== 'draft')
    return (
      <SectionCard title="Como segundo piloto">
        <p className="text-ink-2">
          Este informe sigue al de {who}: si aquel cambia, este cambia con él. Si algo no cuadra, recurre
          quien lo firmó.
        </p>
      </SectionCard>
    );
  return (
    <SectionCard title={`¿Volaste con ${who}?`}>
      <p className="text-ink-2">
        Dice que fuiste de segundo piloto. Si lo confirmas, las horas y los puntos base son también tuyos; no
        cuenta entre tus reportes manuales.
      </p>
      <FormProblem error={confirm.error ?? decline.error} />
      <div className="flex flex-wrap gap-3">
        <ActButton act={confirm} variant="primary" disabled={decline.isPending}>
          Sí, lo confirmo
        </ActButton>
        <ActButton act={decline} disabled={confirm.isPending}>
          No, no fui
        </ActButton>
      </div>
    </SectionCard>
  );
}

function Answer({ code }: { code: string }) {
  const [text, setText, forget] = useDraftText(`respuesta-${code}`);
  const send = useMutation({
    mutationFn: () => answerQuestion(code, text),
    onSuccess: () => {
      forget();
      showToast({ title: 'Respuesta enviada', description: 'La decisión te llega como mensaje.' });
    },
  });
  return (
    <SectionCard title="Te han preguntado algo">
      <p className="text-sm text-ink-2">
        La pregunta está en la historia. Puedes seguir reservando; sin respuesta, en 14&nbsp;días se decide
        con lo que hay.
      </p>
      <TextAreaField
        label="Tu respuesta"
        maxLength={2000}
        {...fieldOf(text, setText, errorAt(send.error, '/text'))}
      />
      <FormProblem error={send.error} />
      <ActButton act={send} className="justify-self-start" variant="primary">
        Responder
      </ActButton>
    </SectionCard>
  );
}

function Desist({ report, items }: { report: ReportDetail; items: readonly ScoreItem[] }) {
  const desist = useMutation({
    mutationFn: () => desistAppeal(report.code),
    onSuccess: () =>
      showToast({ title: 'Recurso retirado', description: 'Se queda lo que se había decidido.' }),
  });
  return (
    <SectionCard title="Tu recurso">
      {report.appeal && <AppealWords appeal={report.appeal} items={items} />}
      <p className="text-sm text-ink-2">Lo decide una persona distinta de la primera.</p>
      <FormProblem error={desist.error} />
      <ActButton act={desist} className="justify-self-start">
        Retirar el recurso
      </ActButton>
    </SectionCard>
  );
}

function Withdraw({ report }: { report: ReportDetail }) {
  const withdraw = useMutation({
    mutationFn: () => withdrawReport(report.code),
    onSuccess: () => showToast({ title: 'Informe retirado', description: 'Envíalo otra vez o descártalo.' }),
  });
  return (
    <SectionCard title="¿Lo enviaste antes de tiempo?">
      <p className="text-sm text-ink-2">
        Puedes retirarlo hasta el {report.withdrawUntil && <Instant at={report.withdrawUntil} />}; después lo
        envías otra vez o lo descartas.
      </p>
      <FormProblem error={withdraw.error} />
      <ActButton act={withdraw} className="justify-self-start">
        Retirar el informe
      </ActButton>
    </SectionCard>
  );
}
