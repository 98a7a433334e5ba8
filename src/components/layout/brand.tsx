import { Link } from 'react-router';
import { paths } from '#app/lib/paths.ts';

/** The mark and the name; leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <Link
      to={paths.home}
      aria-label={`${name}, portal de pilotos: inicio`}
      className="sidebar-row flex min-h-12 items-center gap-3 rounded-md px-2 focus-visible:outline-gold"
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
        <path d="M5 27 17 5h8l-3 22Z" fill="var(--color-amber)" />
        <path d="M5 27h17l.9-6.6H8.6Z" fill="var(--color-sky)" />
      </svg>
      <span className="sidebar-label leading-tight">
        <span className="block text-lg font-bold tracking-wider text-on-sidebar">{name}</span>
        <span className="block text-xs text-on-sidebar-2">Portal de pilotos</span>
      </span>
    </Link>
  );
}
