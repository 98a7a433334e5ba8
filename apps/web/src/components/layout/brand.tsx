import { Link } from 'react-router';
import { withBase } from '#app/config/base-url.ts';
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
