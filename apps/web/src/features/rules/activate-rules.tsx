import { dayAfter } from '@va/domain/durations.ts';
import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { activateRules } from '#app/api/rules.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Puts the candidate in force from a day on; tomorrow unless said. */
export function ActivateRules({ hash, earliest }: { hash: string; earliest: string | null }) {
  const [from, setFrom] = useState(() => {
    const tomorrow = dayAfter(new Date().toISOString().slice(0, 10));
    return earliest !== null && earliest > tomorrow ? earliest : tomorrow;
  });
  const [reason, setReason] = useState('');
  const activate = useMutation({ mutationFn: () => activateRules({ hash, from, reason: reason.trim() }) });
  return (
    <SectionCard title="Activar">
      <p className="text-sm text-ink-2">
        Valdrá para los vuelos que salgan desde ese día, en UTC. Publica antes un NOTAM de compañía, para que
        nadie se lo encuentre.
      </p>
      <form onSubmit={sentByPage(() => activate.mutate())} className="grid gap-4">
        <TextField
          label="Desde el día"
          type="date"
          className="max-w-56"
          {...fieldOf(from, setFrom, errorAt(activate.error, '/from'))}
        />
        <ReasonField value={reason} error={activate.error} onChange={setReason} />
        <FormProblem error={activate.error} />
        <SubmitButton act={activate}>Activar esta versión</SubmitButton>
      </form>
    </SectionCard>
  );
}
