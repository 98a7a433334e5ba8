import type { ReactNode } from 'react';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { useIsPart } from './part.tsx';

interface PageHeadProps {
  /** Small line over the title. */
  eyebrow?: ReactNode;
  title: string;
  /** One line about the purpose of the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of every page of the platform. As a part of another page, which has the title, only the actions are left. */
export function PageHead({ eyebrow, title, lead, actions }: PageHeadProps) {
  const isPart = useIsPart();
  useDocumentTitle(isPart ? null : title);
  if (isPart && !actions) return null;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      {!isPart && (
        <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-1">
          {eyebrow && <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">{eyebrow}</p>}
          <h1 tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
            {title}
          </h1>
          {lead && <p className="text-pretty text-ink-2">{lead}</p>}
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
