import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { askRecovery } from '#app/api/access.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Asks for a link by callsign. The answer is the same whether there is such an account or not. */
export function AskRecovery() {
  const [callsign, setCallsign] = useState('');
  const ask = useMutation({ mutationFn: () => askRecovery(callsign) });
  return (
    <form onSubmit={sentByPage(() => ask.mutate())} className="grid max-w-md gap-4">
      <FormProblem error={ask.error} />
      <TextField
        label="Indicativo"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...fieldOf(callsign, setCallsign, errorAt(ask.error, '/callsign'))}
      />
      <SubmitButton act={ask}>Enviar enlace</SubmitButton>
      <p role="status">
        {ask.isSuccess &&
          'Hecho. Si esa cuenta existe y tiene correo, el enlace llegará en unos minutos. Mira también la carpeta de correo no deseado.'}
      </p>
      <TextLink to={paths.signIn} className="justify-self-start">
        Volver a acceder
      </TextLink>
    </form>
  );
}
