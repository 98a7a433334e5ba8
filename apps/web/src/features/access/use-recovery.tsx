import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { finishRecovery, type AccessLink } from '#app/api/access.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets a new password with the link that came by mail or from staff; every other device is signed out. */
export function UseRecovery({ token, link }: { token: string; link: UseQueryResult<AccessLink> }) {
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
