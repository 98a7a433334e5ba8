import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Lock } from 'lucide-react';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** Why a page of the desk is not shown: its reader has no such right, or no second factor yet. */
export function DeskClosed({ needsSecondFactor }: { needsSecondFactor: boolean }) {
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
