import { paths } from '#app/config/paths.ts';
import { formatAge } from '@va/domain/ages.ts';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx/lite';
import { Link } from 'react-router';
import type { DeskCounter } from '#app/api/desk.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';

/** Number of waiting tasks of each kind and their age, linked to their lists. `now` in milliseconds since 1970. */
export function DeskCounters({ counters, now }: { counters: readonly DeskCounter[]; now: number }) {
  // Waiting tasks are highlighted; a dozen zeros of the same size would hide them.
  const waiting = counters.filter(({ count }) => count > 0);
  const calm = counters.filter(({ count }) => count === 0);
  return (
    <div className="mb-8 grid gap-4">
      {waiting.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-3">
          {waiting.map(({ id, title, count, oldestAt, list }) => (
            <li key={id}>
              <Link
                to={paths.page(list)}
                className={clsx(linkCardClass, 'grid h-full content-start gap-0.5 p-3 sm:p-4')}
              >
                <span className="font-mono text-2xl font-bold">{count}</span>
                <span className="font-bold">{title}</span>
                {oldestAt !== null && (
                  <span className="text-sm text-ink-2">desde {formatAge(now - Date.parse(oldestAt))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {calm.length > 0 && (
        <SectionCard title={waiting.length > 0 ? 'Nada más espera' : 'Nada espera'}>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {calm.map(({ id, title, calm: words, list }) => (
              <li key={id}>
                <TextLink to={paths.page(list)}>{title}</TextLink>
                <p className="text-sm text-ink-2">{words}</p>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </div>
  );
}
