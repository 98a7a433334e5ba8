import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Lock } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useSession, type Capability } from '#app/api/use-session.ts';
import { ReasonDrafts } from '#app/components/desk-list/reason-drafts.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { MembersOnly } from './members-only.tsx';

/** Shows a page of the desk to those who have one of its capabilities, and tells all others why they don't see it. */
export function StaffOnly({ any, children }: { any: readonly Capability[]; children: ReactNode }) {
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
  // Until there is a second factor the server refuses what staff may do, so the page would only fail.
  if (any.some(can) && !session?.mustSetSecondFactor)
    return <ReasonDrafts value={useDraftText}>{children}</ReasonDrafts>;
  return (
    <>
      <PageHead title="Mesa" />
      {session?.mustSetSecondFactor ? (
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
