import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { acceptApplication, type Application } from '#app/api/applications.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { CallsignToGive, useCallsignToGive } from './callsign-to-give.tsx';
import { HandoverLinkNote } from './handover-link-note.tsx';

/** Invites who applied, under the first free callsign or another one, and shows the link once. */
export function AcceptApplication({
  application: { id, name, email },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const give = useCallsignToGive();
  const accept = useMutation({ mutationFn: () => acceptApplication(id, give.callsign) });
  return (
    <Dialog open onClose={onClose} title={`Aceptar a ${name}`}>
      {accept.data ? (
        <HandoverLinkNote link={accept.data} />
      ) : (
        <form onSubmit={sentByPage(() => accept.mutate())} className="grid gap-4">
          <p className="text-ink-2 wrap-anywhere">
            Queda invitado con este indicativo. El enlace para elegir contraseña se enseña aquí y, si el
            servidor manda correos, va también a {email}.
          </p>
          <FormProblem error={accept.error} />
          <CallsignToGive give={give} error={accept.error} />
          <SubmitButton act={accept}>Aceptar e invitar</SubmitButton>
        </form>
      )}
    </Dialog>
  );
}
