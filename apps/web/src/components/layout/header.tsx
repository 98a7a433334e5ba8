import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { clsx } from 'clsx/lite';
import { Bell, Menu, PanelLeft, PlaneTakeoff, Pause, Play, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { UnreadCount } from '@va/ui/controls/unread.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { headerButton, labelledHeaderButton } from './header-button.ts';
import { ThemeMenu, type ThemeMenuProps } from './theme-menu.tsx';
import type { SidebarState } from './use-sidebar.ts';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { useNow } from '#app/components/blocks/use-now.ts';
import { formatUtcClock, formatUtcMinute } from '@va/domain/utc-clock.ts';

interface MotionButtonProps {
  motionPaused: boolean;
  onMotionChange: (paused: boolean) => void;
}

/** Pauses and resumes all automatic motion; its label names the next action. */
function MotionButton({ motionPaused, onMotionChange }: MotionButtonProps) {
  const name = motionPaused ? 'Reanudar movimiento' : 'Pausar movimiento';
  const Icon = motionPaused ? Play : Pause;
  return (
    <Tooltip text={name} side="below">
      <button
        type="button"
        aria-label={name}
        onClick={() => onMotionChange(!motionPaused)}
        className={headerButton}
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </Tooltip>
  );
}

interface SearchButtonProps {
  /** Name of the modifier key of the shortcut with K on this computer. */
  modifierKey: string;
  onSearch: () => void;
}

/** Opens the search; with words and its shortcut where there is room. */
function SearchButton({ modifierKey, onSearch }: SearchButtonProps) {
  return (
    <Tooltip text={`Buscar (${modifierKey} + K)`} side="below">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className={clsx(
          headerButton,
          'lg:flex lg:w-56 lg:items-center lg:gap-2 lg:border lg:border-control lg:bg-background lg:px-3',
        )}
      >
        <Search aria-hidden className="size-5 shrink-0 lg:size-4" />
        <span className="max-lg:sr-only">Buscar…</span>
        <span aria-hidden className="ml-auto flex gap-1 max-lg:hidden">
          <KeyCap>{modifierKey}</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </button>
    </Tooltip>
  );
}

/** UTC to the second, or to the minute while motion is paused. Not a live region: it would never be quiet. */
function UtcClock({ paused }: { paused: boolean }) {
  const now = useNow(paused ? 60_000 : 1000);
  return (
    <time
      dateTime={`${now.toISOString().slice(0, paused ? 16 : 19)}Z`}
      data-fill="clock"
      suppressHydrationWarning
      title="Hora universal coordinada (UTC)"
      className="text-sm font-bold tracking-wide tabular-nums sm:text-base"
    >
      {paused ? formatUtcMinute(now) : formatUtcClock(now)}
    </time>
  );
}

export interface HeaderProps extends ThemeMenuProps, MotionButtonProps {
  sidebar: SidebarState;
  /** Name of the key that starts a shortcut on this computer. */
  modifierKey: string;
  onSearch: () => void;
  /** Greeting for the pilot with the identifier, and what belongs to the account. */
  greeting: ReactNode;
  /** Undefined for an airline without notices. */
  unreadNotams: number | undefined;
}

/** Header of every page: menu, search, shortcuts, clock and greeting. */
export function Header(props: HeaderProps) {
  const { sidebar, modifierKey, onSearch, greeting, unreadNotams } = props;
  return (
    <header
      data-shell
      className="sticky top-0 z-30 flex min-h-(--header-height) flex-wrap items-center border-b border-line bg-surface px-2 sm:gap-x-2 sm:px-5 short:static"
    >
      <SidebarButton sidebar={sidebar} />
      <SearchButton modifierKey={modifierKey} onSearch={onSearch} />
      <nav aria-label="Accesos directos" className="flex items-center sm:gap-1">
        <Tooltip text="Flota" side="below">
          <Link to={paths.fleet} className={labelledHeaderButton} aria-label="Flota">
            <PlaneTakeoff aria-hidden className="size-5 shrink-0" />
            <span className="max-xl:hidden">Flota</span>
          </Link>
        </Tooltip>
        {unreadNotams !== undefined && <NotamsLink unread={unreadNotams} />}
      </nav>
      <ThemeMenu theme={props.theme} onThemeChange={props.onThemeChange} />
      <MotionButton motionPaused={props.motionPaused} onMotionChange={props.onMotionChange} />
      {/* The account needs more room here: on a phone it gets its own line from the beginning, so that nothing
          moves when it loads. */}
      <div
        className={clsx(
          'ml-auto flex min-w-0 items-center gap-2 sm:gap-5',
          OWN_PLATFORM && 'min-h-11 justify-end max-sm:basis-full',
        )}
      >
        <UtcClock paused={props.motionPaused} />
        {greeting}
      </div>
    </header>
  );
}

function NotamsLink({ unread }: { unread: number }) {
  const words = unread === 0 ? 'todos leídos' : `${countOf(unread, 'NOTAM', 'NOTAMs')} sin leer`;
  return (
    <Tooltip text={`NOTAMs: ${words}`} side="below">
      <Link to={paths.notams} className={`${labelledHeaderButton} xl:pr-7`}>
        <Bell aria-hidden className="size-5 shrink-0" />
        <span className="max-xl:sr-only">NOTAMs</span>{' '}
        <span className="sr-only">de la compañía: {words}</span>
        <UnreadCount count={unread} />
      </Link>
    </Tooltip>
  );
}

function SidebarButton({ sidebar: { isMobile, open, toggle, toggleLabel } }: { sidebar: SidebarState }) {
  const Icon = isMobile ? Menu : PanelLeft;
  return (
    <Tooltip text={isMobile ? toggleLabel : `${toggleLabel} (Ctrl o ⌘ + B)`} side="below">
      <button
        type="button"
        aria-label={toggleLabel}
        aria-expanded={isMobile ? undefined : open}
        aria-haspopup={isMobile ? 'dialog' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
        className={headerButton}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </Tooltip>
  );
}
