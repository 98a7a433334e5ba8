import { Navigate, useLocation } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { paths } from '#app/config/paths.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. Who is signed in already is sent on to the page they asked for. */
export function SignInPage() {
  const { session, pilot } = useSession();
  const { state } = useLocation();
  if (pilot) return <Navigate to={wantedPath(state)} replace />;
  return (
    <>
      <PageHead
        title="Acceder"
        lead={'Con tu indicativo y tu propia contraseña. Dura 30\u00a0días en este equipo.'}
      />
      {session === undefined && <StateLine kind="loading" title="Comprobando si ya has entrado" />}
      {session?.stage === 'none' && <SignInForm />}
      {session?.stage === 'second_factor' && <SecondFactorForm methods={session.methods} />}
    </>
  );
}

/** Path of the page that led to the sign-in; by default the page of today. */
function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : paths.today;
}
