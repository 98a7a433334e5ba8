import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { invitePilot } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { CallsignToGive, useCallsignToGive } from './callsign-to-give.tsx';
import { HandoverLinkNote } from './handover-link-note.tsx';

/**
 * Invites a pilot: reserves a callsign and makes a link, which is sent by mail if that is set up and always shown once.
 */
export function InvitePilot() {
  const [open, setOpen] = useState(false);
  const give = useCallsignToGive(open);
  const { callsign, free } = give;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [oldEnough, setOldEnough] = useState(false);
  const [reason, setReason] = useState('');
  const invite = useMutation({
    mutationFn: () =>
      invitePilot({
        callsign,
        oldEnough,
        reason,
        ...(name.trim() && { name: name.trim() }),
        ...(email.trim() && { email: email.trim() }),
      }),
  });
  const close = () => {
    setOpen(false);
    invite.reset();
    // Keeps what was typed but not sent for the next time.
    if (!invite.data) return;
    give.type(undefined);
    setName('');
    setEmail('');
    setOldEnough(false);
    setReason('');
  };
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invitar a un piloto
      </Button>
      <Dialog open={open} onClose={close} title="Invitar a un piloto">
        {invite.data ? (
          <HandoverLinkNote link={invite.data} />
        ) : (
          <form onSubmit={sentByPage(() => invite.mutate())} className="grid gap-4">
            <FormProblem error={invite.error ?? free.error} />
            <CallsignToGive
              give={give}
              error={invite.error}
              note=" Queda reservado hasta que el enlace caduque."
            />
            <TextField
              label="Nombre (opcional)"
              maxLength={80}
              {...fieldOf(name, setName, errorAt(invite.error, '/name'))}
            />
            <TextField
              label="Correo (opcional)"
              type="email"
              {...fieldOf(email, setEmail, errorAt(invite.error, '/email'))}
            />
            <Checkbox
              label={`Ha dicho que tiene ${free.data?.minAge ?? '…'} años o más`}
              required
              checked={oldEnough}
              onChange={() => setOldEnough(!oldEnough)}
            />
            <ReasonField oneLine value={reason} error={invite.error} onChange={setReason} />
            <SubmitButton act={invite}>Crear la invitación</SubmitButton>
          </form>
        )}
      </Dialog>
    </>
  );
}
