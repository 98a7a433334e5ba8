import { useMutation } from '@tanstack/react-query';
import { CAPABILITIES, type Capability, isCapability } from '@va/domain/rights/capabilities.ts';
import { type PositionRights, movedRights } from '@va/domain/rights/positions.ts';
import { capabilitiesOf, type Role, ROLES } from '@va/domain/rights/roles.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { addPosition, changePosition, type Position } from '#app/api/positions.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';

interface PositionDialogProps {
  /** The position that is changed; null for a new one. */
  position: Position | null;
  onClose: () => void;
}

const { visitor: _visitor, pilot: _pilot, ...STAFF_ROLES } = ROLES;
const WORDS = { title: 'Nombre', roles: 'Roles', capabilities: 'Permisos sueltos' } as const;
const NOTHING = { roles: [], capabilities: [] };

const formOf = (position: Position | null) => ({
  title: position?.title ?? '',
  roles: position?.roles ?? ([] as Role[]),
  capabilities: position?.capabilities ?? ([] as Capability[]),
});

/**
 * Dialog to add a position or change its rights, in two steps: the data, then a preview of the affected persons before
 * it applies.
 */
export function PositionDialog({ position: current, onClose }: PositionDialogProps) {
  const draft = current ? `cargo-${current.id}` : 'cargo-nuevo';
  const { thing, values, set, theirs, hear, forget } = useEdited(current, formOf, draft);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft}`);
  const [isReviewed, setReviewed] = useState(false);
  const { title, roles, capabilities } = values;
  const write = useMutation({
    mutationFn: () =>
      thing
        ? changePosition(thing, { roles, capabilities, reason })
        : addPosition({ title, roles, capabilities, reason }),
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({
        title: thing ? `${title}, cambiado` : `${title} ya es un cargo`,
        description: thing
          ? 'Lo que había está en la historia.'
          : 'Se da a cada persona en su ficha de piloto.',
      });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setReviewed(false);
    },
  });
  const brought = capabilitiesOf(roles);
  const singly = Object.fromEntries(
    Object.entries(CAPABILITIES).filter(
      ([one]) => isCapability(one) && (!brought.has(one) || capabilities.includes(one)),
    ),
  ) as Partial<Record<Capability, string>>;
  const holders = thing?.holders ?? [];
  return (
    <Dialog open onClose={onClose} title={thing ? `Cambiar ${thing.title}` : 'Añadir un cargo'}>
      <form
        onSubmit={sentByPage(() => (isReviewed ? write.mutate() : setReviewed(true)))}
        className="grid gap-5"
      >
        <FormProblem error={write.error} />
        <TheirChanges
          theirs={theirs}
          words={WORDS}
          names={{ roles: { ...ROLES, '': 'Ninguno' }, capabilities: { ...CAPABILITIES, '': 'Ninguno' } }}
        />
        {isReviewed ? (
          <>
            <p className="font-bold">{movedWords(thing ?? NOTHING, values)}</p>
            <p className="text-ink-2">
              {holders.length === 0
                ? 'Ahora no lo lleva nadie.'
                : `Vale desde ahora para ${new Intl.ListFormat('es-ES').format(holders)}, que reciben un mensaje con lo que ganan y lo que pierden.`}
            </p>
          </>
        ) : (
          <>
            {thing === null && (
              <TextField
                label="Nombre"
                hint="El nombre se queda: para cambiarlo, añade otro cargo y pásalo a quien lo lleve."
                required
                maxLength={60}
                {...fieldOf(title, (text) => set({ title: text }), errorAt(write.error, '/title'))}
              />
            )}
            <ChoiceBoxes
              legend="Roles"
              words={STAFF_ROLES}
              chosen={roles.filter((role) => role in STAFF_ROLES) as (keyof typeof STAFF_ROLES)[]}
              onChange={(chosen) => set({ roles: chosen })}
            />
            <ChoiceBoxes
              legend="Permisos sueltos, además de los de sus roles"
              words={singly as Record<Capability, string>}
              chosen={capabilities}
              onChange={(chosen) => set({ capabilities: chosen })}
            />
          </>
        )}
        <ReasonField oneLine value={reason} error={write.error} onChange={setReason} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={write}>
            {isReviewed ? (thing ? 'Guardar el cargo' : 'Añadir el cargo') : 'Revisar'}
          </SubmitButton>
          {isReviewed && <Button onClick={() => setReviewed(false)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** Roles of a position and its further capabilities, in a line. */
export function rightsWords({ roles, capabilities }: PositionRights): string {
  const words = [...roles.map((role) => ROLES[role]), ...capabilities.map((one) => CAPABILITIES[one])];
  return words.length === 0 ? 'Nada más que lo de un piloto' : words.join(' · ');
}

/** Rights gained and lost by a change of a position: «Gana: … Pierde: …»; says so if there are none. */
export function movedWords(before: PositionRights | null, after: PositionRights | null): string {
  const { gained, lost } = movedRights(before, after);
  const words = (moved: readonly Capability[]) => moved.map((one) => CAPABILITIES[one]).join(', ');
  if (gained.length === 0 && lost.length === 0) return 'Permite lo mismo que antes.';
  return [
    ...(gained.length > 0 ? [`Gana: ${words(gained)}.`] : []),
    ...(lost.length > 0 ? [`Pierde: ${words(lost)}.`] : []),
  ].join(' ');
}
