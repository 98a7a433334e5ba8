import { ArrowUpRight, UserRoundCheck, UserRoundX } from 'lucide-react';
import { LeaveButton } from './leave-button.tsx';

interface FrameLineProps {
  title: string;
  callsign: string | null;
  onLeave: () => void;
}

/** The line over a page that stands inside the portal: what it is, who is signed in, and the way into a tab of its own. */
export function FrameLine({ title, callsign, onLeave }: FrameLineProps) {
  const Who = callsign ? UserRoundCheck : UserRoundX;
  return (
    <header className="flex min-h-11 items-center gap-3 border-b border-line bg-surface pl-3">
      <h1 tabIndex={-1} className="min-w-0 grow py-1 leading-tight font-bold text-pretty wrap-anywhere">
        {title}
      </h1>
      <p className="flex shrink-0 items-center gap-1.5 font-mono text-xs text-ink-2">
        <Who aria-hidden className="size-4" />
        {callsign ?? 'Sin entrar'}
      </p>
      {callsign && <LeaveButton onLeave={onLeave} />}
      <a
        href={location.href.replace(/([?&])marco=1(&|$)/, '$1')}
        target="_blank"
        rel="noopener"
        aria-label="Abrir en pestaña nueva"
        className="grid size-11 shrink-0 place-items-center"
      >
        <ArrowUpRight aria-hidden className="size-5" />
      </a>
    </header>
  );
}
