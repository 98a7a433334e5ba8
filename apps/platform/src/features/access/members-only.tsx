import type { ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { StateLine } from '#app/components/state-line.tsx';
import { SignedOut } from './signed-out.tsx';

/** Shows a page to those who are signed in, and the way in to all others, in the same place. */
export function MembersOnly({ title, children }: { title: string; children: ReactNode }) {
  const { session, pilot } = useSession();
  if (session === undefined) return <StateLine kind="loading" title="Comprobando quién eres" />;
  return pilot ? children : <SignedOut title={title} />;
}
