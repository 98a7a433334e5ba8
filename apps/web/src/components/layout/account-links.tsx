import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { UnreadCount } from '@va/ui/controls/unread.tsx';
import { paths } from '#app/config/paths.ts';
import { Greeting } from './greeting.tsx';
import { headerButton } from './header-button.ts';

interface AccountLinksProps {
  callsign: string;
  /** Messages that have not been read. */
  unread: number;
  onLeave: () => void;
}

/** Links for a signed-in account: messages, account (with the callsign), and the sign-out button. */
export function AccountLinks({ callsign, unread, onLeave }: AccountLinksProps) {
  const name = unread === 0 ? 'Mensajes' : `Mensajes: ${unread} sin leer`;
  return (
    <>
      <Tooltip text={name} side="below">
        <Link to={paths.inbox} aria-label={name} className={headerButton}>
          <Mail aria-hidden className="size-5" />
          <UnreadCount count={unread} />
        </Link>
      </Tooltip>
      <Greeting name={callsign}>
        <Link to={paths.account} className="inline-flex min-h-11 items-center hover:underline">
          {callsign}
        </Link>
      </Greeting>
      <button
        type="button"
        title="Cerrar la sesión en este equipo"
        onClick={onLeave}
        className="min-h-11 px-1 text-sm"
      >
        Salir
      </button>
    </>
  );
}
