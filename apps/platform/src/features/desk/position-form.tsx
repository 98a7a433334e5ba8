import { useMutation, useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { changePilot, roleCatalogQuery, type Pilot } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useEdited } from '#app/services/use-edited.ts';

const FIELDS = { positions: 'Cargos', base: 'Base' } as const;

/** The positions that a person holds, which bring their roles, and the airport at home. */
export function PositionForm({ pilot }: { pilot: Pilot }) {
  const catalog = useQuery(roleCatalogQuery);
  const { thing, hear, values, theirs, set, forget } = useEdited(
    { ...pilot, version: pilot.version ?? 0 },
    ({ positions, base }) => ({ positions, base }),
  );
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => changePilot(thing, { positions: [...values.positions], base: values.base, reason }),
    onSuccess: () => {
      forget();
      setReason('');
      showToast({
        title: 'Guardado',
        description: `Los cargos y la base de ${pilot.callsign} están al día.`,
      });
    },
    onError: hear,
  });
  return (
    <SectionCard title="Cargos y base">
      <Loaded query={catalog} what="los cargos">
        {(data) => {
          const known = [...data.positions.map(({ position }) => position), ...pilot.positions];
          return (
            <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
              <ChoiceBoxes
                legend="Cargos"
                words={Object.fromEntries(known.map((position) => [position, position]))}
                chosen={values.positions}
                onChange={(positions) => set({ positions })}
              />
              <TextField
                label="Base"
                hint="Código OACI de un aeropuerto de la compañía."
                required
                maxLength={4}
                autoCapitalize="characters"
                spellCheck={false}
                {...fieldOf(
                  values.base,
                  (text) => set({ base: text.toUpperCase() }),
                  errorAt(change.error, '/base'),
                )}
              />
              <ReasonField oneLine value={reason} error={change.error} onChange={setReason} />
              <FormProblem error={change.error} />
              <TheirChanges theirs={theirs} words={FIELDS} />
              <SubmitButton act={change} variant="secondary">
                Guardar cargos y base
              </SubmitButton>
            </form>
          );
        }}
      </Loaded>
    </SectionCard>
  );
}
