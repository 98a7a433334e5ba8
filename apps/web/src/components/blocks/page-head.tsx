import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

interface PageHeadProps {
  /** Small line over the title: where in the portal this is. */
  eyebrow?: string;
  title: string;
  /** One line about the purpose of the page. */
  lead: ReactNode;
  /** Actions of the pilot on this page. */
  actions?: ReactNode;
  /** Beside the title, e.g. a badge. */
  aside?: ReactNode;
}

/** Title, purpose and actions of a page. The title takes the focus after a navigation. */
export function PageHead({ eyebrow, title, lead, actions, aside }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <div className="@container mb-6">
      <div className="grid grid-cols-1 gap-x-8 gap-y-1 @4xl:grid-cols-[minmax(0,1fr)_auto]">
        {eyebrow && (
          <p className="text-xs font-bold tracking-[0.14em] text-link uppercase @4xl:col-span-2">{eyebrow}</p>
        )}
        <div className="flex max-w-3xl flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
            {unbroken(title)}
          </h1>
          {aside}
        </div>
        <p className="max-w-3xl text-ink-2 @4xl:col-span-2">{lead}</p>
        {actions && (
          <div
            className={clsx(
              'no-print mt-3 flex flex-wrap gap-x-2 gap-y-3 self-center sm:gap-x-3 @4xl:col-start-2 @4xl:mt-0',
              eyebrow ? '@4xl:row-start-2' : '@4xl:row-start-1',
            )}
          >
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

/** Keeps registrations and types (`AB-CDE`, `B747-900`) from breaking at their hyphen. */
function unbroken(title: string): ReactNode {
  return title.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
