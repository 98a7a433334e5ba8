import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { lazyPart } from '#app/lib/lazy-part.ts';
import { SignedOut } from './signed-out.tsx';

// Loaded apart: few read it.
const LeftNote = lazyPart(async () => (await import('#app/components/left-note.tsx')).LeftNote);

/**
 * Shows a page to signed-in pilots, the sign-in form to visitors, and a note on what remains to those who have left the
 * company.
 */
export function MembersOnly({
  title,
  children,
  visitors,
  afterLeaving = false,
}: {
  title: string;
  children: ReactNode;
  /** The public part of the page, above the sign-in form. */
  visitors?: ReactNode;
  /** Whether former pilots may use the page too. */
  afterLeaving?: boolean;
}) {
  const query = useQuery(sessionQuery);
  const { session, pilot } = useSession();
  if (session === undefined)
    return (
      <Loaded query={query} what="tu sesión">
        {() => null}
      </Loaded>
    );
  if (!pilot) return <SignedOut title={title}>{visitors}</SignedOut>;
  if (afterLeaving || pilot.status !== 'retired') return children;
  return (
    <>
      {visitors ?? <PageHead title={title} />}
      <Suspense fallback={null}>
        <LeftNote />
      </Suspense>
    </>
  );
}
