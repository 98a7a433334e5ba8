import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { clsx } from 'clsx/lite';
import { Tooltip } from '@va/ui/controls/tooltip.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { withBase } from '#app/config/base-url.ts';
import type { NavigationTree, NavOutside } from './navigation-types.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { currentRow, sidebarRow } from './sidebar-row.ts';
import { useIsCurrent } from './use-is-current.ts';
import { paths } from '#app/lib/paths.ts';

/**
 * Mark and name, linked to the home page. The accessible name contains the visible text, for voice control (WCAG
 * 2.5.3).
 */
export function Brand({ name, mark }: { name: string; mark: string }) {
  return (
    <Link
      to={paths.home}
      aria-label={`${name} Portal de pilotos: inicio`}
      className="sidebar-row flex min-h-12 items-center gap-3 rounded-md px-2 focus-visible:outline-gold"
    >
      <img src={withBase(mark)} alt="" width={32} height={32} className="size-8 shrink-0" />
      <span className="sidebar-label leading-tight">
        <span className="block text-lg font-bold tracking-wider text-on-sidebar">{name}</span>{' '}
        <span className="block text-xs text-on-sidebar-2">Portal de pilotos</span>
      </span>
    </Link>
  );
}

export interface SidebarProps {
  navigation: NavigationTree;
  /** Name of the airline. */
  brand: string;
  mark: string;
  /** True while the sidebar shows icons only. */
  asIcons: boolean;
  /** Opens the sidebar, when a group is chosen while it shows icons. */
  onExpand: () => void;
}

/** The navigation, the same on a desk and in the drawer of a phone. */
export function Sidebar({ navigation, brand, mark, asIcons, onExpand }: SidebarProps) {
  const isCurrent = useIsCurrent();
  const { personal, logout } = navigation;
  const current = isCurrent(personal.to);
  return (
    <nav aria-label="Principal" className="flex min-h-full flex-col gap-4 bg-sidebar p-2 text-on-sidebar">
      <Brand name={brand} mark={mark} />
      <ul className="grid gap-0.5">
        {navigation.groups.map((group) => (
          <SidebarGroup key={group.label} group={group} asIcons={asIcons} onExpand={onExpand} />
        ))}
      </ul>
      <ul className="mt-auto grid gap-0.5 border-t border-sidebar-line pt-3">
        {navigation.outside.map((link) => (
          <OutsideRow key={link.label} link={link} asIcons={asIcons} />
        ))}
        <li>
          <Tooltip text={personal.label} enabled={asIcons}>
            <Link
              to={personal.to}
              aria-current={current}
              className={clsx(sidebarRow, current && `${currentRow} font-bold`)}
            >
              <personal.icon aria-hidden className="size-4.5 shrink-0" />
              <span className="sidebar-label">{personal.label}</span>
            </Link>
          </Tooltip>
        </li>
        <OutsideRow link={logout} asIcons={asIcons} />
      </ul>
    </nav>
  );
}

function OutsideRow({ link, asIcons }: { link: NavOutside; asIcons: boolean }) {
  return (
    <li>
      <Tooltip text={link.label} enabled={asIcons}>
        <a href={withBase(link.href)} target="_blank" rel="noopener" className={sidebarRow}>
          <link.icon aria-hidden className="size-4.5 shrink-0" />
          <span className="sidebar-label">
            {link.label}
            <VisuallyHidden>(se abre en una pestaña nueva)</VisuallyHidden>
          </span>
          <ArrowUpRight aria-hidden className="sidebar-wide ml-auto size-4 shrink-0" />
        </a>
      </Tooltip>
    </li>
  );
}
