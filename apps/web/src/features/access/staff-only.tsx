import { Lock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { useSession, type Capability } from '#app/api/use-session.ts';
import { ReasonDrafts } from '#app/components/desk-list/reason-drafts.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
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

/** Why a page of the desk is not shown: its reader has no such right, or no second factor yet. */
function DeskClosed({ needsSecondFactor }: { needsSecondFactor: boolean }) {
  return (
    <>
      <PageHead title="Mesa" />
      {needsSecondFactor ? (
        <EmptyState icon={Lock} title="Falta tu segundo factor">
          <p className="text-ink-2">Tu trabajo en la mesa lo pide: ponlo en tu cuenta y la mesa se abre.</p>
          <TextLink to={paths.account}>Ir a tu cuenta</TextLink>
        </EmptyState>
      ) : (
        <EmptyState icon={Lock} title="Esta página es del equipo directivo">
          <p className="text-ink-2">Si crees que te corresponde, pide a quien administra que te dé el rol.</p>
        </EmptyState>
      )}
    </>
  );
}
