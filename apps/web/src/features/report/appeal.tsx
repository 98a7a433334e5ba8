import { useMutation } from '@tanstack/react-query';
import { tenths } from '@va/domain/numbers.ts';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { appealReport } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { EvidenceField } from '#app/components/evidence-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Letter } from '#app/components/report/letter.tsx';
import type { Mark } from '#app/components/report/marks.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { looksLikeRule } from '@va/domain/scoring/rule-id.ts';
import { errorAt } from '#app/lib/problem.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { EMERGENCY_MEANS } from './emergency.tsx';
import { useDraftText } from '#app/services/use-draft-text.ts';

interface AppealProps {
  report: ReportDetail;
  marks: readonly Mark[];
  /** Rules that are ticked. */
  rules: readonly string[];
  onRules: (rules: readonly string[]) => void;
  /** Whether the appeal is the main action of the page. */
  main: boolean;
}

/** Form to appeal against a decision: the disputed rules, the reasons, and a link to evidence. */
export function Appeal({ report, marks, rules, onRules, main }: AppealProps) {
  const [text, setText, forget] = useDraftText(`recurso-${report.code}`);
  const [evidence, setEvidence, forgetEvidence] = useDraftText(`prueba-${report.code}`);
  const [emergency, setEmergency] = useState(false);
  const link = evidence.trim();
  const send = useMutation({
    mutationFn: () =>
      appealReport(report.code, {
        text,
        rules: rules.filter(looksLikeRule),
        emergency,
        ...(link && { evidence: [link] }),
      }),
    onSuccess: () => {
      forget();
      forgetEvidence();
      showToast({ title: 'Recurso enviado', description: 'La decisión te llega como mensaje.' });
    },
  });
  const letters = marks.filter(({ item }) => rules.includes(item.rule)).map(({ letter }) => letter);
  return (
    <SectionCard title="Recurrir la nota o la decisión" inside>
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
      {report.mayDeclareEmergency === 'by_appeal' && (
        <Checkbox
          label="Hubo una emergencia"
          hint={EMERGENCY_MEANS}
          checked={emergency}
          onChange={({ target }) => setEmergency(target.checked)}
        />
      )}
      <TextAreaField
        label="Qué no cuadra"
        hint="De 20 a 4000 caracteres."
        maxLength={4000}
        {...fieldOf(text, setText, errorAt(send.error, '/text'))}
      />
      <EvidenceField value={evidence} error={send.error} onChange={setEvidence} />
      <FormProblem error={send.error} />
      <ActButton act={send} className="justify-self-start" {...(main && { variant: 'primary' })}>
        Recurrir {letters.join(', ')}
      </ActButton>
    </SectionCard>
  );
}
