import { useEffect, type ReactNode } from 'react';
import { airline } from '#app/config/airline.ts';
import { isFramed } from '#app/config/framed.ts';

interface PageHeadProps {
  /** Small line over the title. */
  eyebrow?: ReactNode;
  title: string;
  /** One line that says what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of every page. In a frame the title stands in the frame's own line, and only the actions are left. */
export function PageHead({ eyebrow, title, lead, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Plataforma ${airline.name}`;
  }, [title]);
  if (isFramed && !actions) return null;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      {!isFramed && (
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
