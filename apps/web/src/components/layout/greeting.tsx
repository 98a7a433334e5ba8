import type { ReactNode } from 'react';
import { useHydrating } from '@va/ui/state/use-hydrating.ts';

/** The greeting in the header, with the pilot's identifier, which `children` may show in another way; none for a visitor. */
export function Greeting({ name, children = name }: { name: string | null; children?: ReactNode }) {
  const isHydrating = useHydrating();
  if (name === null && !isHydrating) return null;
  return (
    <p className="truncate text-sm text-ink-2">
      <span className="max-lg:sr-only">Hola, </span>
      <strong data-fill="pilot" suppressHydrationWarning className="text-ink">
        {/* An empty text node even without a name, since the name that was filled in before hydration may differ
            from it. */}
        {children ?? ''}
      </strong>
    </p>
  );
}
