import { useMutation } from '@tanstack/react-query';
import type { AircraftDetails } from '@va/domain/fleet/aircraft-details.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { changeAircraft, type Aircraft } from '#app/api/fleet.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';

type Some = Partial<AircraftDetails>;

/** Whether nobody has changed since what a change left: only then is it put back without touching another's. */
export const isAsLeft = (tail: Aircraft, after: Some): boolean =>
  (Object.keys(after) as (keyof AircraftDetails)[]).every((field) => tail[field] === after[field]);

/** Puts back what a change of an aircraft has changed; its history says that too. */
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
