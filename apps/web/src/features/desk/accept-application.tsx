import { useMutation, useQuery } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { acceptApplication, type Application } from '#app/api/applications.ts';
import { nextCallsignQuery } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { airline } from '#app/config/airline.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { HandoverLinkNote } from './handover-link-note.tsx';

/** Invites who applied, under the first free callsign or another one, and shows the link once. */
export function AcceptApplication({
  application: { id, name, email },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const free = useQuery(nextCallsignQuery);
  const [typed, setTyped] = useState<string>();
  const callsign = typed ?? free.data?.callsign ?? '';
  const accept = useMutation({ mutationFn: () => acceptApplication(id, callsign) });
  return (
    <Dialog open onClose={onClose} title={`Aceptar a ${name}`}>
      {accept.data ? (
        <HandoverLinkNote link={accept.data} />
      ) : (
        <form onSubmit={sentByPage(() => accept.mutate())} className="grid gap-4">
          <p className="text-ink-2 wrap-anywhere">
            Queda invitado con este indicativo, y el enlace para elegir contraseña sale hacia {email}.
          </p>
          <FormProblem error={accept.error} />
          <TextField
            label="Indicativo"
            hint={
              free.data?.callsign === null
                ? `No queda ninguno libre como ${airline.callsign.example}.`
                : 'Se propone el primero libre; puedes poner otro.'
            }
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...fieldOf(callsign, setTyped, errorAt(accept.error, '/callsign'))}
          />
          <SubmitButton act={accept}>Aceptar e invitar</SubmitButton>
        </form>
      )}
    </Dialog>
  );
}
