import { clsx } from 'clsx';
import { Bell, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { airline } from '#app/config/airline.ts';
import { portalAddress } from '#app/config/base-path.ts';
import { LeaveButton } from './leave-button.tsx';
import { UtcClock } from './utc-clock.tsx';

export interface MenuEntry {
  label: string;
  to: string;
}

/** The bar over a page that stands alone: menu, messages, time, account. Where it is narrow the menu unfolds beneath. */
export function TopBar({
  entries,
  callsign,
  unread,
  onLeave,
}: {
  entries: readonly MenuEntry[];
  callsign: string | null;
  unread: number;
  onLeave: () => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <header className="bg-sidebar text-on-sidebar">
      <div className="mx-auto flex min-h-15 max-w-7xl flex-wrap items-center gap-x-4 px-4 sm:px-8">
        <a href={portalAddress('/')} className="flex min-h-11 items-center gap-2 text-lg">
          <img src={portalAddress(airline.brand.mark)} alt="" className="size-7" />
          <b>{airline.name}</b>
          <span className="text-sm text-on-sidebar-2 max-[25rem]:sr-only">Plataforma</span>
        </a>
        <nav
          id="menu"
          aria-label="Plataforma"
          className={clsx(
            'order-last w-full flex-col gap-1 pb-3 xl:order-none xl:mr-auto xl:flex xl:w-auto xl:flex-row xl:gap-0 xl:pb-0',
            open ? 'flex' : 'hidden',
          )}
        >
          {entries.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              end={to === paths.today}
              onClick={() => setOpen(false)}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center rounded-md px-3 text-sm xl:px-1.5',
                  isActive ? 'bg-sidebar-active font-bold' : 'text-on-sidebar-2 hover:text-on-sidebar',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 xl:ml-0">
          {callsign && (
            <Link
              to={paths.inbox}
              aria-label={unread === 0 ? 'Mensajes' : `Mensajes: ${unread} sin leer`}
              className="relative grid size-11 place-items-center"
            >
              <Bell aria-hidden className="size-5" />
              {unread > 0 && (
                <span className="absolute top-1 left-5 rounded-full bg-on-sidebar-2 px-1.5 text-xs font-bold text-sidebar">
                  {unread}
                </span>
              )}
            </Link>
          )}
          <span className="hidden sm:inline">
            <UtcClock />
          </span>
          <Link
            to={callsign ? paths.account : paths.signIn}
            className={clsx('flex min-h-11 items-center px-1 text-sm font-bold', callsign && 'font-mono')}
          >
            {callsign ?? 'Acceder'}
          </Link>
          {callsign && <LeaveButton onLeave={onLeave} />}
          <button
            type="button"
            aria-label="Menú"
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center xl:hidden"
          >
            <Menu aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </header>
  );
}
