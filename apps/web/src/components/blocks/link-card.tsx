import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { withBase } from '#app/config/base-url.ts';

interface LinkCardProps {
  title: string;
  description: ReactNode;
  icon: LucideIcon;
  /** `to`: a page of the portal; `href`: another site's page or a document, in a new tab. */
  target: { to: string } | { href: string };
  /** Words of the call at the foot of the card. */
  call: string;
}

/** A card that is one link. */
export function LinkCard({ title, description, icon: Icon, target, call }: LinkCardProps) {
  const body = (
    <>
      <span className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sky-soft text-link">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="grid gap-1">
          <span className="text-lg leading-tight font-bold text-balance">{title}</span>
          <span className="text-sm text-ink-2">{description}</span>
        </span>
      </span>
      <span className="mt-auto flex items-center gap-1 border-t border-dashed border-line pt-3 text-sm font-bold text-link group-hover:underline">
        {call}
        {'to' in target ? (
          <ChevronRight aria-hidden className="size-4" />
        ) : (
          <>
            <ArrowUpRight aria-hidden className="size-4" />
            <VisuallyHidden>(se abre en una pestaña nueva)</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
  const className = `${linkCardClass} flex h-full flex-col gap-4 p-5`;
  if ('to' in target) {
    return (
      <Link to={target.to} className={className}>
        {body}
      </Link>
    );
  }
  return (
    <a href={withBase(target.href)} target="_blank" rel="noopener" className={className}>
      {body}
    </a>
  );
}
