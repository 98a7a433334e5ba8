import type { ReactNode } from 'react';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { SuspendedNote } from '#app/components/suspended-note.tsx';
import { MembersOnly } from './members-only.tsx';

interface FlyersOnlyProps {
  title: string;
  children: ReactNode;
}

/** Shows a page about booking or recording flights to signed-in pilots; tells a suspended pilot why it is closed. */
export function FlyersOnly({ title, children }: FlyersOnlyProps) {
  const { pilot } = useSession();
  return (
    <MembersOnly title={title}>
      {pilot?.status === 'suspended' ? (
        <>
          <PageHead title={title} />
          <SuspendedNote />
        </>
      ) : (
        children
      )}
    </MembersOnly>
  );
}
