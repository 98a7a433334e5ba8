import type { ComponentType, ReactNode } from 'react';
import type { PageAudience } from '@va/schemas/pages/page-row.ts';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { SuspendedNote } from '#app/components/suspended-note.tsx';
import { MembersOnly } from './members-only.tsx';

interface Guard {
  /** Heading above the sign-in form. */
  title: string;
  /** Audience of the page, from the table of pages. */
  who: PageAudience;
}

interface FlyersOnlyProps {
  title: string;
  children: ReactNode;
}

/** A page of pilots or visitors as it is shown to those who may see it, and to all others the way in, or why not. */
export function guarded({ title, who }: Guard, Page: ComponentType): ComponentType {
  if (who === 'anyone') return Page;
  if (who === 'flyers')
    return () => (
      <FlyersOnly title={title}>
        <Page />
      </FlyersOnly>
    );
  return () => (
    <MembersOnly title={title} afterLeaving={who === 'former'}>
      <Page />
    </MembersOnly>
  );
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
