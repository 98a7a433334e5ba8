import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

interface DispatchButtonProps {
  /** The dispatch page with the flight filled in, and whose it is. */
  dispatch: { href: string; provider: string };
  /** ICAO codes. */
  from: string;
  to: string;
  /** Before the provider's name, where there is room for it. */
  label?: string;
}

/** Opens the dispatch of one flight in a new tab. */
export function DispatchButton({ dispatch, from, to, label }: DispatchButtonProps) {
  return (
    <ExternalButtonLink
      href={dispatch.href}
      size="sm"
      className="shrink-0 whitespace-nowrap max-[16rem]:shrink"
    >
      {label} {dispatch.provider}
      <VisuallyHidden>
        {from}–{to}
      </VisuallyHidden>
    </ExternalButtonLink>
  );
}
