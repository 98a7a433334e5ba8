import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { correctPilot, type Pilot } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useEdited } from '#app/services/use-edited.ts';

/**
 * Form to correct name and address, which the pilot can't change. The address is only shown to staff who may see it.
 * The pilot is informed.
 */
export function PersonForm({ pilot }: { pilot: Pilot }) {
  const seesEmail = pilot.email !== undefined;
  const { thing, hear, values, theirs, set, forget } = useEdited(
    { ...pilot, version: pilot.version ?? 0 },
    ({ name, email }) => ({ name: name ?? '', email: email ?? '' }),
  );
  const [reason, setReason] = useState('');
  const correct = useMutation({
    mutationFn: () =>
      correctPilot(thing, {
        ...(values.name.trim() && { name: values.name }),
        ...(seesEmail && { email: values.email.trim() || null }),
        reason,
      }),
    onSuccess: () => {
      forget();
      setReason('');
      showToast({ title: 'Corregido', description: `${pilot.callsign} lo sabe por un mensaje.` });
    },
    onError: hear,
  });
  return (
    <SectionCard title="Nombre y correo">
      <form onSubmit={sentByPage(() => correct.mutate())} className="grid gap-4">
        <TextField
          label="Nombre"
          required={thing.name !== undefined}
          maxLength={80}
          {...fieldOf(values.name, (name) => set({ name }), errorAt(correct.error, '/name'))}
        />
        {seesEmail && (
          <TextField
            label="Correo"
            type="email"
            maxLength={254}
            {...fieldOf(values.email, (email) => set({ email }), errorAt(correct.error, '/email'))}
          />
        )}
        <ReasonField oneLine value={reason} error={correct.error} onChange={setReason} />
        <FormProblem error={correct.error} />
        <TheirChanges theirs={theirs} words={{ name: 'Nombre', email: 'Correo' }} />
        <SubmitButton act={correct} variant="secondary">
          Corregir
        </SubmitButton>
      </form>
    </SectionCard>
  );
}
