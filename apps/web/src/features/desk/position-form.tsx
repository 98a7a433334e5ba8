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

/** Name of the field of a position, unlike that of any other field. */
const held = (position: string) => `cargo ${position}` as const;

type Values = { base: string } & Readonly<Record<ReturnType<typeof held>, boolean>>;

/** Form for a person's positions, which give roles, and for the base airport. */
export function PositionForm({ pilot }: { pilot: Pilot }) {
  const catalog = useQuery(roleCatalogQuery);
  const listed = catalog.data?.positions.map(({ position }) => position) ?? [];
  // A position that the airline has removed stays visible even if a colleague takes it away meanwhile.
  const [first] = useState(pilot.positions);
  const known = [...new Set([...listed, ...first, ...pilot.positions])];
  /**
   * Whether the person holds each position. One flag per position, so that saving does not give back one that a
   * colleague has taken away.
   */
  const among = (positions: readonly string[]) =>
    Object.fromEntries(known.map((position) => [held(position), positions.includes(position)]));
  const { thing, hear, values, theirs, set, forget } = useEdited(
    { ...pilot, version: pilot.version ?? 0 },
    ({ positions, base }): Values => ({ ...among(positions), base }),
  );
  const positions = known.filter((position) => values[held(position)]);
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => changePilot(thing, { positions, base: values.base, reason }),
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
        {() => (
          <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
            <ChoiceBoxes
              legend="Cargos"
              words={Object.fromEntries(known.map((position) => [position, position]))}
              chosen={positions}
              onChange={(chosen) => set(among(chosen))}
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
            <TheirChanges
              theirs={theirs}
              words={{
                base: 'Base',
                ...Object.fromEntries(known.map((position) => [held(position), position])),
              }}
            />
            <SubmitButton act={change} variant="secondary">
              Guardar cargos y base
            </SubmitButton>
          </form>
        )}
      </Loaded>
    </SectionCard>
  );
}
