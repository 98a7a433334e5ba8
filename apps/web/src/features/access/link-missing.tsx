import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Link2Off } from 'lucide-react';
import { PageHead } from '#app/components/page-head.tsx';

/** Somebody came without the secret part of a link. */
export function LinkMissing({ title, what }: { title: string; what: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState icon={Link2Off} title="Al enlace le falta una parte">
        <p className="text-ink-2">
          Ábrelo entero, tal como te llegó: la última parte, después de «#», dice de quién es {what}.
        </p>
      </EmptyState>
    </>
  );
}
