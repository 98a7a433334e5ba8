import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { useIsPart } from '#app/components/part.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const LEAD = 'Entra con tu cuenta de la plataforma para ver lo tuyo.';

/** A page for visitors who are not signed in: its public part, under its own title, and the sign-in form. */
export function SignedOut({ title, children }: { title: string; children?: ReactNode }) {
  const { session: known } = useSession();
  const session = known?.ended ?? known;
  const isPart = useIsPart();
  if (isPart && !known?.ended)
    return (
      <>
        {children}
        <WayIn />
      </>
    );
  return (
    <>
      {children ?? <PageHead title={title} lead={LEAD} />}
      <div className="grid items-start gap-6">
        {children && <p className="mt-6 text-ink-2">{LEAD}</p>}
        {session === undefined && <StateLine kind="loading" title="Comprobando si ya has entrado" />}
        {session?.stage === 'none' && <SignInForm />}
        {session?.stage === 'second_factor' && <SecondFactorForm methods={session.methods} />}
      </div>
    </>
  );
}

/** Inside another page: one line with a link to the sign-in, which leads back here. */
function WayIn() {
  const { pathname, search, hash } = useLocation();
  return (
    <EmptyState icon={LogIn} title="Entra con tu cuenta, una vez cada 30 días" compact>
      <p className="text-ink-2">{LEAD}</p>
      <ButtonLink to={paths.signIn} state={{ from: pathname + search + hash }}>
        Entrar con mi cuenta
      </ButtonLink>
    </EmptyState>
  );
}
