import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { passkeyOptions, sendCode, sendRecoveryCode, signOut, usePasskey } from '#app/api/access.ts';
import type { Session } from '#app/api/session.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { deviceName } from '#app/lib/device-name.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { getPasskey } from '#app/services/passkeys.ts';

/** Second step of the sign-in: a code of an app, or a passkey. */
export function SecondFactorForm({ methods }: { methods: Session['methods'] }) {
  const [code, setCode] = useState('');
  // Asks for a recovery code from paper instead, for a person who has lost the factor.
  const [onPaper, setOnPaper] = useState(false);
  const byCode = useMutation({ mutationFn: () => (onPaper ? sendRecoveryCode(code) : sendCode(code)) });
  const byPasskey = useMutation({
    mutationFn: async () => usePasskey(await getPasskey(await passkeyOptions()), deviceName()),
  });
  const leave = useMutation({ mutationFn: signOut });
  return (
    <form onSubmit={sentByPage(() => byCode.mutate())} className="grid max-w-md gap-4">
      <FormProblem error={byCode.error ?? byPasskey.error} />
      {onPaper && (
        <TextField
          label="Código de recuperación"
          hint="Doce letras y cifras de tu lista, como ABCD-EFGH-JKLM."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...fieldOf(code, setCode)}
        />
      )}
      {methods.includes('totp') && !onPaper && (
        <TextField
          label="Código de tu aplicación"
          hint="Las seis cifras que enseña ahora para esta cuenta."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...fieldOf(code, setCode)}
        />
      )}
      <FormProblem error={leave.error} />
      <div className="flex flex-wrap gap-3">
        {(methods.includes('totp') || onPaper) && <SubmitButton act={byCode}>Confirmar</SubmitButton>}
        {methods.includes('passkey') && <ActButton act={byPasskey}>Usar la llave de acceso</ActButton>}
        <Button
          variant="ghost"
          onClick={() => {
            setOnPaper(!onPaper);
            setCode('');
            byCode.reset();
          }}
        >
          {onPaper ? 'Usar mi segundo factor' : 'Usar un código de recuperación'}
        </Button>
        <ActButton act={leave} variant="ghost">
          Entrar con otra cuenta
        </ActButton>
      </div>
    </form>
  );
}
