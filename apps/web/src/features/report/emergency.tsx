import { useMutation } from '@tanstack/react-query';
import { isUndecided } from '@va/domain/report/emergency-steps.ts';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { sayEmergency, takeBackEmergency } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { EmergencyWords } from '#app/components/report/emergency-words.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** Consequences of an emergency, for the pilot who declares one. */
export const EMERGENCY_MEANS =
  'Lo mira una persona. Si la acepta, el vuelo no suma ni resta puntos ni horas, cuenta como actividad del mes y su nota no entra en tu media.';

/** Declares an emergency on a report that nobody has decided. */
export function SayEmergency({ code }: Pick<ReportDetail, 'code'>) {
  const [text, setText, forget] = useDraftText(`emergencia-${code}`);
  const say = useMutation({
    mutationFn: () => sayEmergency(code, text),
    onSuccess: () => {
      forget();
      showToast({ title: 'Emergencia declarada', description: 'Puedes retirarla hasta que se decida.' });
    },
  });
  return (
    <SectionCard title="Declarar una emergencia" inside>
      <p className="text-sm text-ink-2">{EMERGENCY_MEANS}</p>
      <TextAreaField
        label="Qué pasó"
        hint="De 10 a 2000 caracteres."
        maxLength={2000}
        {...fieldOf(text, setText, errorAt(say.error, '/text'))}
      />
      <FormProblem error={say.error} />
      <ActButton act={say} className="justify-self-start">
        Declarar la emergencia
      </ActButton>
    </SectionCard>
  );
}

/** The emergency of a flight, which its pilot may take back while nobody has decided. */
export function Emergency({ report: { code, state, emergency } }: { report: ReportDetail }) {
  const takeBack = useMutation({
    mutationFn: () => takeBackEmergency(code),
    onSuccess: () =>
      showToast({ title: 'Emergencia retirada', description: 'El vuelo cuenta como los demás.' }),
  });
  if (!emergency) return null;
  return (
    <SectionCard title="Emergencia">
      <EmergencyWords emergency={emergency} />
      {emergency.by === 'pilot' && !emergency.dismissed && isUndecided({ state }) && (
        <>
          <FormProblem error={takeBack.error} />
          <ActButton act={takeBack} className="justify-self-start">
            Retirar la emergencia
          </ActButton>
        </>
      )}
    </SectionCard>
  );
}
