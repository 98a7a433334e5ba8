import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptInvitation } from '#app/api/access.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { ApiProblem, errorAt } from '#app/lib/problem.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { portalAddress } from '#app/config/base-path.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { LinkMissing, useLink } from './use-link.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** The first visit of a new pilot: the link gives the callsign, the person a password. */
export function InvitationPage() {
  const { token, query } = useLink();
  if (token === '') return <LinkMissing title="Tu invitación" what="la invitación" />;
  const { data } = query;
  return (
    <>
      <PageHead
        title={data ? `Hola, ${data.callsign}` : 'Tu invitación'}
        lead={
          data && (
            <>
              {data.airline} te ha reservado este indicativo. Pon tu contraseña antes del{' '}
              <Instant at={data.expiresAt} />.
            </>
          )
        }
      />
      <Loaded query={query} what="tu invitación">
        {({ minAge }) => token && <InvitationForm token={token} minAge={minAge} />}
      </Loaded>
      {query.error instanceof ApiProblem && (
        <p>
          ¿Ya tienes tu contraseña? <TextLink to={paths.signIn}>Accede</TextLink>.
        </p>
      )}
    </>
  );
}

function InvitationForm({ token, minAge }: { token: string; minAge: number }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [oldEnough, setOldEnough] = useState(false);
  const accept = useMutation({
    mutationFn: () =>
      acceptInvitation({
        token,
        password,
        termsAccepted,
        oldEnough,
        ...(name.trim() && { name: name.trim() }),
      }),
    onSuccess: () => navigate(paths.today, { replace: true }),
  });
  return (
    <form onSubmit={sentByPage(() => accept.mutate())} className="grid max-w-md gap-4">
      <FormProblem error={accept.error} />
      <TextField
        label="Nombre (opcional)"
        hint="No lo ve nadie hasta que tú lo digas en tu cuenta."
        autoComplete="name"
        {...fieldOf(name, setName, errorAt(accept.error, '/name'))}
      />
      <NewPasswordField {...fieldOf(password, setPassword, errorAt(accept.error, '/password'))} />
      <Checkbox
        label={`Tengo ${minAge} años o más`}
        required
        checked={oldEnough}
        onChange={() => setOldEnough(!oldEnough)}
      />
      <Checkbox
        required
        checked={termsAccepted}
        onChange={() => setTermsAccepted(!termsAccepted)}
        label={
          <>
            Acepto los{' '}
            <a
              href={portalAddress('/politicas/terminos-servicio')}
              target="_blank"
              rel="noopener"
              className="text-link underline"
            >
              términos del servicio
            </a>
          </>
        }
      />
      <SubmitButton act={accept}>{accept.isPending ? 'Guardando…' : 'Empezar'}</SubmitButton>
    </form>
  );
}
