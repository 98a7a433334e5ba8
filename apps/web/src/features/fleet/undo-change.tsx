import { useMutation } from '@tanstack/react-query';
import type { AircraftDetails } from '@va/domain/fleet/aircraft-details.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { changeAircraft, type Aircraft } from '#app/api/fleet.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';

type Some = Partial<AircraftDetails>;

/**
 * Whether all fields still have the values that a change left: only then it can be undone without touching another's
 * change.
 */
export const isAsLeft = (tail: Aircraft, after: Some): boolean =>
  (Object.keys(after) as (keyof AircraftDetails)[]).every((field) => tail[field] === after[field]);

/** Button that restores the values before a change of an aircraft; the history records that too. */
export function UndoChange({ tail, before }: { tail: Aircraft; before: Some }) {
  const undo = useMutation({
    mutationFn: () => changeAircraft(tail, { ...before, reason: 'Se deshace el cambio.' }),
    onSuccess: () => showToast({ title: 'Cambio deshecho', description: tail.registration }),
  });
  return (
    <div className="grid justify-items-end gap-2">
      <ActButton act={undo} size="sm">
        Deshacer
      </ActButton>
      <FormProblem error={undo.error} />
    </div>
  );
}
