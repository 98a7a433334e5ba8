import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { SignInForm } from './sign-in-form.tsx';

// For few, and after a password: the first page is for everybody.
const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

/** A page for those who are not signed in: what everybody may see of it, and the form. */
export function SignedOut({ title, children }: { title: string; children?: ReactNode }) {
  const { session } = useSession();
  return (
    <>
      <PageHead title={title} lead="Entra con tu cuenta de la plataforma para ver lo tuyo." />
      <div className="grid items-start gap-6">
        {children}
        {session === undefined && <StateLine kind="loading" title="Comprobando si ya has entrado" />}
        {session?.stage === 'none' && <SignInForm />}
        {session?.stage === 'second_factor' && (
          <Suspense fallback={<StateLine kind="loading" title="Cargando el segundo paso" />}>
            <SecondFactorForm methods={session.methods} />
          </Suspense>
        )}
      </div>
    </>
  );
}
