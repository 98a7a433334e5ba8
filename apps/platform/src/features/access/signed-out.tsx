import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';

// Loaded apart: most visits are of pilots who are signed in, and need neither form.
const SignInForm = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }));
const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

const LEAD = 'Entra con tu cuenta de la plataforma para ver lo tuyo.';

/** A page for visitors who are not signed in: its public part, under its own title, and the sign-in form. */
export function SignedOut({ title, children }: { title: string; children?: ReactNode }) {
  const { session: known } = useSession();
  const session = known?.ended ?? known;
  return (
    <>
      {children ?? <PageHead title={title} lead={LEAD} />}
      <div className="grid items-start gap-6">
        {children && <p className="mt-6 text-ink-2">{LEAD}</p>}
        {session === undefined && <StateLine kind="loading" title="Comprobando si ya has entrado" />}
        <Suspense fallback={<StateLine kind="loading" title="Cargando el acceso" />}>
          {session?.stage === 'none' && <SignInForm />}
          {session?.stage === 'second_factor' && <SecondFactorForm methods={session.methods} />}
        </Suspense>
      </div>
    </>
  );
}
