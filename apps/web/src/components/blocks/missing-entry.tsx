import type { LucideIcon } from 'lucide-react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { useDocumentTitle } from './use-document-title.ts';

interface MissingEntryProps {
  /** Heading, with the words of docs/spec.md §8. */
  title: string;
  /** What the address asked for, and advice. */
  explanation: string;
  back: { to: string; label: string };
  icon: LucideIcon;
}

/** The page of something the airline does not have. */
export function MissingEntry({ title, explanation, back, icon: Icon }: MissingEntryProps) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-surface-2 text-ink-2">
        <Icon aria-hidden className="size-8" />
      </span>
      <h1 tabIndex={-1} className="text-2xl font-bold">
        {title}
      </h1>
      <p className="max-w-full break-words text-ink-2">{explanation}</p>
      <ButtonLink to={back.to} variant="primary">
        {back.label}
      </ButtonLink>
    </div>
  );
}
