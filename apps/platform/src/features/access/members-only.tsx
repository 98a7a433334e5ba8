import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { SignedOut } from './signed-out.tsx';

/** Shows a page to those who are signed in, and the way in to all others, in the same place. */
export function MembersOnly({
  title,
  children,
  visitors,
}: {
  title: string;
  children: ReactNode;
  /** What visitors see of it above the way in. */
  visitors?: ReactNode;
}) {
  const query = useQuery(sessionQuery);
  const { session, pilot } = useSession();
  if (session === undefined)
    return (
      <Loaded query={query} what="tu sesión">
        {() => null}
      </Loaded>
    );
  return pilot ? children : <SignedOut title={title}>{visitors}</SignedOut>;
}
