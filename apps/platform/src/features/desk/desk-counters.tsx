import { formatAge } from '@va/domain/ages.ts';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { DeskCounter } from '#app/api/desk.ts';

/** How many of each wait and since when; each leads to its list. `now` in milliseconds since 1970. */
export function DeskCounters({ counters, now }: { counters: readonly DeskCounter[]; now: number }) {
  return (
    <ul className="mb-8 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-3">
      {counters.map(({ id, title, calm, count, oldestAt, list }) => (
        <li key={id}>
          <Link to={list} className={clsx(linkCardClass, 'grid h-full content-start gap-0.5 p-3 sm:p-4')}>
            <span className={clsx('font-mono text-2xl font-bold', count === 0 && 'text-ink-2')}>{count}</span>
            <span className="font-bold">{title}</span>
            <span className="text-sm text-ink-2">
              {oldestAt === null ? calm : `desde ${formatAge(now - Date.parse(oldestAt))}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
