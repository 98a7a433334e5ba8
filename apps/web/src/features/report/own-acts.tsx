import { useMutation } from '@tanstack/react-query';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { answerQuestion, desistAppeal, withdrawReport } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import type { ReportDetail, ScoreItem } from '#app/lib/report-types.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { ConfirmSecond } from './confirm-second.tsx';
import { Emergency } from './emergency.tsx';
import { GoOn } from './go-on.tsx';
import { SomethingWrong, type WrongProps } from './something-wrong.tsx';
import { UnsentFlight } from './unsent-flight.tsx';

const UNSENT: ReadonlySet<string> = new Set(['draft', 'in_progress']);

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
