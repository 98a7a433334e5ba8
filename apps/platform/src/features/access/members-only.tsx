import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { SignedOut } from './signed-out.tsx';

/** Shows a page to those who are signed in, and to all others the sign-in form in its place. */
export function MembersOnly({
  title,
  children,
  visitors,
}: {
  title: string;
  children: ReactNode;
  /** The public part of the page, above the sign-in form. */
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

/** A page for pilots as a route shows it; `title` stands over the sign-in form. */
export const membersOnly = (title: string, Page: ComponentType) => () => (
  <MembersOnly title={title}>
    <Page />
  </MembersOnly>
);
