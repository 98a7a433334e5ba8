import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from '@va/ui/state/store.ts';
import { passkeyOptions, signIn, usePasskey } from '#app/api/access.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt, isWrongPassword } from '#app/lib/problem.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { paths } from '#app/config/paths.ts';
import { airline } from '#app/config/airline.ts';
import { deviceName } from '#app/lib/device-name.ts';
import { canUsePasskeys, getPasskey } from '#app/services/passkeys.ts';
import { session } from '#app/services/session.ts';

/** The callsign with which the gate was passed; the server, which paints the form, does not know it. */
const gate = { ...session, atBuild: () => null };

/** Callsign and own password, or a passkey. What was typed stays after a refusal. */
export function SignInForm() {
  const [typed, setCallsign] = useState<string>();
  const [password, setPassword] = useState('');
  const passwordBox = useRef<HTMLInputElement>(null);
  // Nobody types it twice.
  const known = useStore(gate);
  const callsign = typed ?? known ?? '';
  const byPassword = useMutation({
    mutationFn: () => signIn({ callsign, password, device: deviceName() }),
    // The error is announced by itself; the focus moves to the password, to be typed again. Does nothing if the person
    // is typing already.
    onError: (error) => {
      if (isWrongPassword(error) && document.activeElement?.matches('body, button'))
        passwordBox.current?.focus();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => usePasskey(await getPasskey(await passkeyOptions()), deviceName()),
  });
  const submit = sentByPage(() => {
    byPasskey.reset();
    byPassword.mutate();
  });
  return (
    <form onSubmit={submit} className="grid max-w-md gap-4">
      <FormProblem error={byPassword.error ?? byPasskey.error} />
      <TextField
        label="Indicativo"
        name="callsign"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        required
        placeholder={airline.callsign.example}
        {...fieldOf(callsign, setCallsign, errorAt(byPassword.error, '/callsign'))}
      />
      <TextField
        label="Contraseña"
        hint="La tuya de la plataforma, no la común del portal."
        name="password"
        ref={passwordBox}
        type="password"
        autoComplete="current-password"
        required
        {...fieldOf(password, setPassword, errorAt(byPassword.error, '/password'))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton act={byPassword} disabled={byPasskey.isPending}>
          {byPassword.isPending ? 'Entrando…' : 'Acceder'}
        </SubmitButton>
        {canUsePasskeys() && (
          <ActButton act={byPasskey} disabled={byPassword.isPending}>
            <KeyRound aria-hidden className="size-4" />
            Entrar con llave de acceso
          </ActButton>
        )}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
        <TextLink to={paths.recovery}>He olvidado la contraseña</TextLink>
        {airline.applyAt && <TextLink to={airline.applyAt}>¿Quieres volar con nosotros?</TextLink>}
      </p>
    </form>
  );
}
