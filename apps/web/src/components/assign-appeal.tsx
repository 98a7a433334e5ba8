import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { ActButton, SubmitButton } from './act-button.tsx';
import { FormProblem } from './form-problem.tsx';

/** Assigns an open appeal to a decider. Only administrators can; without an assignment, anybody may decide it. */
export function AssignAppeal({
  appeal: { id, assignedTo },
  mayAssign,
  onAssign,
}: {
  appeal: { id: string; assignedTo: string | null };
  mayAssign: boolean;
  /** Sends a callsign, or null for anybody. */
  onAssign: (id: string, callsign: string | null) => Promise<void>;
}) {
  const [callsign, setCallsign] = useState('');
  const assign = useMutation({
    mutationFn: (to: string | null) => onAssign(id, to),
    onSuccess: () => setCallsign(''),
  });
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {assignedTo !== null && (
          <>
            Lo decide <b className="font-mono">{assignedTo}</b>: a los demás no les espera en la mesa.
          </>
        )}
      </p>
      {mayAssign && (
        <form className="grid max-w-md gap-2" onSubmit={sentByPage(() => assign.mutate(callsign))}>
          <FormProblem error={assign.error} />
          <TextField
            label="Quién lo decide"
            hint="Indicativo de alguien del equipo; se le avisa."
            required
            autoCapitalize="characters"
            {...fieldOf(callsign, setCallsign, errorAt(assign.error, '/callsign'))}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton act={assign} variant="secondary">
              Asignar
            </SubmitButton>
            {assignedTo !== null && (
              <ActButton act={assign} input={null}>
                Que lo decida cualquiera
              </ActButton>
            )}
          </div>
        </form>
      )}
    </>
  );
}
