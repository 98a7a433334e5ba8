import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

interface DispatchButtonProps {
  /** Link to the dispatch page with the flight filled in, and the page's provider. */
  dispatch: { href: string; provider: string };
  /** ICAO codes. */
  from: string;
  to: string;
  /** Text before the provider's name, shown if there is room. */
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
