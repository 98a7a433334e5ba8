import { useMutation } from '@tanstack/react-query';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { answerQuestion, appealReport, desistAppeal, withdrawReport, writeToTeam } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import type { ReportDetail, ScoreItem } from '#app/lib/report-types.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { EvidenceField } from '#app/components/evidence-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { tenths } from '@va/domain/tenths.ts';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { Letter } from '#app/components/report/letter.tsx';
import { WriteMessage } from '#app/components/report/write-message.tsx';
import type { Mark } from '#app/components/report/marks.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { ConfirmSecond } from './confirm-second.tsx';
import { GoOn } from './go-on.tsx';
import { SecondPilot } from './second-pilot.tsx';
import { UnsentFlight } from './unsent-flight.tsx';

interface AppealProps {
  report: ReportDetail;
  marks: readonly Mark[];
  /** Rules that are ticked. */
  rules: readonly string[];
  onRules: (rules: readonly string[]) => void;
}

/** While a report stands, its pilot may name who flew along. */
const NAMED_IN: ReadonlySet<string> = new Set(['draft', 'in_progress', 'submitted', 'in_review', 'accepted']);

const UNSENT: ReadonlySet<string> = new Set(['draft', 'in_progress']);

/** What the pilot can do about the report now: send, discard, answer, appeal, desist, take back. */
export function OwnActs(props: AppealProps) {
  const { report, marks } = props;
  const [now] = useState(() => Date.now());
  const message = useDraftText(`mensaje-${report.code}`);
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
      {open(report.appealUntil) && <Appeal {...props} />}
      {!open(report.appealUntil) && report.appealUntil !== null && (
        <SectionCard title="¿Algo no cuadra?">
          <p className="text-ink-2">
            El plazo para recurrir terminó el <Instant at={report.appealUntil} />.
          </p>
        </SectionCard>
      )}
      {report.appeal?.state === 'open' && <Desist report={report} items={marks.map(({ item }) => item)} />}
      {report.source !== 'second_pilot' && NAMED_IN.has(report.state) && <SecondPilot report={report} />}
      {open(report.withdrawUntil) && <Withdraw report={report} />}
      {report.submittedAt !== null && report.askedAt === null && (
        <WriteMessage
          code={report.code}
          title="¿Quieres decirle algo al equipo?"
          hint="Le llega a quien llevó este informe, o a quienes revisan. No cambia nada de él."
          draft={message}
          onSend={writeToTeam}
        />
      )}
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

function Appeal({ report, marks, rules, onRules }: AppealProps) {
  const [text, setText, forget] = useDraftText(`recurso-${report.code}`);
  const [evidence, setEvidence, forgetEvidence] = useDraftText(`prueba-${report.code}`);
  const link = evidence.trim();
  const send = useMutation({
    mutationFn: () => appealReport(report.code, { text, rules, ...(link && { evidence: [link] }) }),
    onSuccess: () => {
      forget();
      forgetEvidence();
      showToast({ title: 'Recurso enviado', description: 'La decisión te llega como mensaje.' });
    },
  });
  const letters = marks.filter(({ item }) => rules.includes(item.rule)).map(({ letter }) => letter);
  return (
    <SectionCard title="¿Algo no cuadra?">
      <p id="recurso" tabIndex={-1} className="text-sm text-ink-2">
        Puedes recurrir una vez, hasta el {report.appealUntil && <Instant at={report.appealUntil} />}. Decide
        una persona distinta y la nota no puede bajar.{' '}
        {report.state === 'voided' ? 'Mientras, sigue anulado.' : 'Mientras, tus puntos siguen.'}
      </p>
      {marks.map(({ letter, item }) => (
        <Checkbox
          key={letter}
          label={
            <span className="flex items-start gap-2">
              <Letter letter={letter} />
              <span>
                {item.title}, {tenths(item.deduction)}
              </span>
            </span>
          }
          checked={rules.includes(item.rule)}
          onChange={(event) =>
            onRules(event.target.checked ? [...rules, item.rule] : rules.filter((rule) => rule !== item.rule))
          }
        />
      ))}
      <TextAreaField
        label="Qué no cuadra"
        hint="De 20 a 4000 caracteres."
        maxLength={4000}
        {...fieldOf(text, setText, errorAt(send.error, '/text'))}
      />
      <EvidenceField value={evidence} error={send.error} onChange={setEvidence} />
      <FormProblem error={send.error} />
      <ActButton act={send} className="justify-self-start" variant="primary">
        Recurrir {letters.join(', ')}
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
