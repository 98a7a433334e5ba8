import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '@va/ui/controls/field.tsx';
import { type AccessLink, askRecovery, finishRecovery } from '#app/api/access.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useLink } from './use-link.tsx';

/** A password that was forgotten: first a link is asked for, then the link leads here with its secret. */
export function RecoveryPage() {
  const { token, query } = useLink();
  if (token) return <UseRecovery token={token} link={query} />;
  return (
    <>
      <PageHead
        title="Recuperar la contraseña"
        lead="Te enviamos un enlace al correo de tu cuenta. Si no tienes correo puesto, el equipo directivo puede darte uno."
      />
      <AskRecovery />
    </>
  );
}

/** Sets a new password with the link that came by mail or from staff; every other device is signed out. */
function UseRecovery({ token, link }: { token: string; link: UseQueryResult<AccessLink> }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const finish = useMutation({
    mutationFn: () => finishRecovery({ token, password }),
    onSuccess: () => navigate(paths.signIn, { replace: true }),
  });
  return (
    <>
      <PageHead
        title={link.data ? `Contraseña nueva de ${link.data.callsign}` : 'Contraseña nueva'}
        lead="Al guardarla se cierra la sesión en todos tus equipos."
      />
      <Loaded query={link} what="tu enlace">
        {() => (
          <form onSubmit={sentByPage(() => finish.mutate())} className="grid max-w-md gap-4">
            <FormProblem error={finish.error} />
            <NewPasswordField {...fieldOf(password, setPassword, errorAt(finish.error, '/password'))} />
            <SubmitButton act={finish}>Guardar</SubmitButton>
          </form>
        )}
      </Loaded>
    </>
  );
}

/** Asks for a link by callsign. The answer is the same whether there is such an account or not. */
function AskRecovery() {
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
