import type { ReactNode } from 'react';

interface PageSectionProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page with its heading. */
export function PageSection({ id, title, children, className }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
