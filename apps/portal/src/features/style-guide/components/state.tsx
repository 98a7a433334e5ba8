import type { ReactNode } from 'react';

/** A piece in one of its states, under the state's name. */
export function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="text-sm font-bold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
