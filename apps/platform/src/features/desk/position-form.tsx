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
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** The positions that a person holds, which bring their roles, and the airport at home. */
export function PositionForm({ pilot }: { pilot: Pilot }) {
  const catalog = useQuery(roleCatalogQuery);
  const [positions, setPositions] = useState<readonly string[]>(pilot.positions);
  const [base, setBase] = useState(pilot.base);
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => changePilot(pilot, { positions: [...positions], base, reason }),
    onSuccess: () =>
      showToast({
        title: 'Guardado',
        description: `Los cargos y la base de ${pilot.callsign} están al día.`,
      }),
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
                chosen={positions}
                onChange={setPositions}
              />
              <TextField
                label="Base"
                hint="Código OACI de un aeropuerto de la compañía."
                required
                maxLength={4}
                autoCapitalize="characters"
                spellCheck={false}
                {...fieldOf(base, (text) => setBase(text.toUpperCase()), errorAt(change.error, '/base'))}
              />
              <ReasonField oneLine value={reason} error={change.error} onChange={setReason} />
              <FormProblem error={change.error} />
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
