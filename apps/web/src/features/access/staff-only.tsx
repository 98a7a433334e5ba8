import type { ComponentType, ReactNode } from 'react';
import { useSession, type Capability } from '#app/api/use-session.ts';
import { ReasonDrafts } from '#app/components/desk-list/reason-drafts.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { DeskClosed } from './desk-closed.tsx';
import { MembersOnly } from './members-only.tsx';

/** Shows a page of the desk to accounts with one of its capabilities, and tells the others why it is closed. */
function StaffOnly({ any, children }: { any: readonly Capability[]; children: ReactNode }) {
  return (
    <MembersOnly title="Mesa">
      <Staff any={any}>{children}</Staff>
    </MembersOnly>
  );
}

/** A page of the desk as a route shows it. */
export const staffOnly = (any: readonly Capability[], Page: ComponentType) => () => (
  <StaffOnly any={any}>
    <Page />
  </StaffOnly>
);

function Staff({ any, children }: { any: readonly Capability[]; children: ReactNode }) {
  const { session, can } = useSession();
  // The server refuses all acts of staff until the second factor is set up, so the page could only fail.
  if (any.some(can) && !session?.mustSetSecondFactor)
    return <ReasonDrafts value={useDraftText}>{children}</ReasonDrafts>;
  return <DeskClosed needsSecondFactor={session?.mustSetSecondFactor ?? false} />;
}
