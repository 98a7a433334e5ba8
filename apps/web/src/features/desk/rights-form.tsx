import { useMutation, useQuery } from '@tanstack/react-query';
import { ROLES } from '@va/domain/rights/roles.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { changeRights, roleCatalogQuery, type Pilot, type RoleCatalog } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { useEdited } from '#app/services/use-edited.ts';

/**
 * Whether the person was given each role. One flag per role, so that saving does not take back one that a colleague has
 * given meanwhile.
 */
const rolesOf = ({ grantedRoles = [] }: Pick<Pilot, 'grantedRoles'>) =>
  Object.fromEntries(Object.keys(ROLES).map((id) => [id, grantedRoles.some((role) => role === id)]));

/**
 * Form for roles given to a person besides those of the positions. The server refuses to give a role whose rights the
 * giver lacks.
 */
export function RightsForm({ pilot }: { pilot: Pilot }) {
  const catalog = useQuery(roleCatalogQuery);
  const edited = useEdited({ ...pilot, version: pilot.version ?? 0 }, rolesOf);
  const { thing, hear, values, theirs, set, forget } = edited;
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () =>
      changeRights(thing, {
        roles: (catalog.data?.roles ?? []).map(({ id }) => id).filter((id) => values[id]),
        capabilities: thing.capabilities ?? [],
        reason,
      }),
    onSuccess: () => {
      forget();
      setReason('');
      showToast({ title: 'Guardado', description: `Los roles de ${pilot.callsign} están al día.` });
    },
    onError: hear,
  });
  return (
    <SectionCard title="Roles">
      <Loaded query={catalog} what="los roles">
        {(data) => (
          <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
            <FormProblem error={change.error} />
            <fieldset className="grid gap-3">
              <legend className="sr-only">Roles de {pilot.callsign}</legend>
              {data.roles
                .filter(({ id }) => id !== 'visitor' && id !== 'pilot')
                .map(({ id, label }) => (
                  <Checkbox
                    key={id}
                    label={label}
                    hint={positionHint(data, pilot, id)}
                    checked={values[id] ?? false}
                    onChange={({ target }) => set({ [id]: target.checked })}
                  />
                ))}
            </fieldset>
            <ReasonField oneLine value={reason} error={change.error} onChange={setReason} />
            <TheirChanges
              theirs={theirs}
              words={Object.fromEntries(data.roles.map(({ id, label }) => [id, label]))}
            />
            <SubmitButton act={change} variant="secondary">
              Guardar los roles
            </SubmitButton>
          </form>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** Hint that a position already gives the role, whatever is ticked here. */
function positionHint({ positions }: RoleCatalog, pilot: Pilot, role: string): string | undefined {
  const bringing = positions
    .filter(({ position, roles }) => pilot.positions.includes(position) && roles.some((one) => one === role))
    .map(({ position }) => position);
  if (bringing.length === 0) return undefined;
  return `Lo trae su cargo: ${bringing.join(', ')}. Márcalo sólo si debe quedarle sin él.`;
}
