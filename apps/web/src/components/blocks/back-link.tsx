import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#app/components/links/button-link.tsx';

/** The way back to the list a page belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
