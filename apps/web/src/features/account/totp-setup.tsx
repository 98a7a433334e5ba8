import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { confirmSession } from '#app/api/access.ts';
import { confirmTotp, removeTotp, startTotp } from '#app/api/second-factor.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { QrCode } from '#app/components/qr-code.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Sets up codes of an app in two steps, or takes them away with the password. */
export function TotpSetup({ active }: { active: boolean }) {
  const [text, setText] = useState('');
  const start = useMutation({ mutationFn: startTotp });
  const confirm = useMutation({ mutationFn: () => confirmTotp(text), onSuccess: () => setText('') });
  const remove = useMutation({
    mutationFn: () => removeTotp(text),
    onSuccess: () => {
      setText('');
      // A new set-up asks for a new secret.
      start.reset();
    },
  });
  const change = active ? remove : confirm;
  if (!active && !start.data)
    return (
      <div className="grid gap-3">
        <AccountProblem error={start.error} confirm={confirmSession} />
        <ActButton act={start} className="justify-self-start">
          Poner códigos de una aplicación
        </ActButton>
      </div>
    );
  return (
    <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-3">
      <AccountProblem error={confirm.error ?? remove.error} confirm={confirmSession} />
      {active ? (
        <>
          <p>Los códigos de tu aplicación están en vigor.</p>
          <TextField
            label="Tu contraseña, para quitarlos"
            type="password"
            autoComplete="current-password"
            required
            {...fieldOf(text, setText)}
          />
        </>
      ) : (
        start.data && (
          <>
            <p>Apunta la cámara de tu aplicación a este código, o escribe en ella la clave.</p>
            <QrCode text={start.data.uri} label="Código para tu aplicación de códigos" />
            <code className="font-mono text-sm wrap-anywhere select-all">{start.data.secret}</code>
            <TextField
              label="Código que enseña"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...fieldOf(text, setText)}
            />
          </>
        )
      )}
      <SubmitButton act={change} variant="secondary">
        {active ? 'Quitar los códigos' : 'Activar'}
      </SubmitButton>
    </form>
  );
}
