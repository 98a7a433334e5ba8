import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { eraseMe, retireMe } from '#app/api/own-data.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { paths } from '#app/config/paths.ts';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Leaving the company, with thirty days to come back, or being forgotten at once and for good: that alone once one has left. */
export function LeavingCard({ callsign, left }: { callsign: string | null; left: boolean }) {
  const [asked, setAsked] = useState<'retire' | 'erase'>();
  const retire = useMutation({ mutationFn: retireMe, onSuccess: () => setAsked(undefined) });
  return (
    <SectionCard title={left ? 'Suprimir la cuenta' : 'Dejar la compañía'}>
      <p className="text-sm text-ink-2">
        {left
          ? 'Puedes suprimir tus datos ya, sin esperar:'
          : 'Si te das de baja, guardamos tus datos 30\u00A0días por si cambias de idea y después los suprimimos. También puedes suprimirlos ya:'}{' '}
        tus vuelos quedan en los totales de la compañía sin tu nombre ni tu recorrido.
      </p>
      <div className="flex flex-wrap gap-3">
        {!left && <Button onClick={() => setAsked('retire')}>Darte de baja</Button>}
        <Button onClick={() => setAsked('erase')}>Suprimir la cuenta</Button>
      </div>
      <Dialog
        open={asked === 'retire'}
        onClose={() => setAsked(undefined)}
        title="¿Te das de baja?"
        actions={
          <ActButton act={retire} variant="primary">
            Darme de baja
          </ActButton>
        }
      >
        <p>Se cancelan tus reservas sin cargo. Durante 30&nbsp;días puedes volver desde esta misma cuenta.</p>
        <FormProblem error={retire.error} />
      </Dialog>
      <EraseDialog open={asked === 'erase'} onClose={() => setAsked(undefined)} callsign={callsign ?? ''} />
    </SectionCard>
  );
}

function EraseDialog(props: { open: boolean; onClose: () => void; callsign: string }) {
  const [callsign, setCallsign] = useState('');
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: () => eraseMe({ callsign, password }),
    onSuccess: () => {
      showToast({
        title: 'Tu cuenta está suprimida',
        description: 'Tu nombre, tu correo, tus textos y tus recorridos ya no están.',
      });
      return navigate(paths.signIn);
    },
  });
  return (
    <Dialog open={props.open} onClose={props.onClose} title="¿Suprimimos tu cuenta para siempre?">
      <form onSubmit={sentByPage(() => erase.mutate())} className="grid gap-4">
        <p>
          No se puede deshacer: se borran tu nombre, tu correo, tus mensajes, tus textos y tus recorridos. Si
          quieres conservarlos, pide antes una copia.
        </p>
        <FormProblem error={erase.error} />
        <TextField
          label={`Tu indicativo, ${props.callsign}, para confirmar`}
          autoComplete="off"
          required
          {...fieldOf(callsign, setCallsign, errorAt(erase.error, '/callsign'))}
        />
        <TextField
          label="Tu contraseña"
          type="password"
          autoComplete="current-password"
          required
          {...fieldOf(password, setPassword, errorAt(erase.error, '/password'))}
        />
        <SubmitButton act={erase}>Suprimir mi cuenta</SubmitButton>
      </form>
    </Dialog>
  );
}
