import { deskLines } from '#app/config/pages/desk.built.ts';
import { paths } from '#app/config/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { formatAge } from '@va/domain/ages.ts';
import { countOf } from '@va/domain/numbers.ts';
import { type DeskCounter, deskQuery } from '#app/api/desk.ts';
import { useSession } from '#app/api/use-session.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { useNow } from '#app/lib/use-now.ts';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx/lite';
import { Link } from 'react-router';

/** Number of waiting tasks of each kind and their age, linked to their lists. `now` in milliseconds since 1970. */
function DeskCounters({ counters, now }: { counters: readonly DeskCounter[]; now: number }) {
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

/** The thing that has waited longest for a decision, and how many wait in all. */
interface OldestWaiting {
  waiting: number;
  /** Page on which it is decided. */
  open: string;
  /** Beginning of the wait, milliseconds since 1970. */
  since: number;
}

/** The desk: what waits for this account, the oldest first, and the way to the rest. */
export function DeskPage() {
  const { can } = useSession();
  const desk = useQuery(deskQuery);
  const now = useNow();
  const oldest = oldestWaiting(desk.data?.counters ?? []);
  const sections = deskLines.filter(({ who }) => who.some(can));
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title={titleFor(desk.data && (oldest?.waiting ?? 0))}
        lead={
          oldest
            ? `Lo más antiguo espera desde ${formatAge(now - oldest.since)}.`
            : desk.data && (
                <>
                  Todo está al día. Comprobado el <Instant at={desk.data.checkedAt} />; se vuelve a mirar cada
                  minuto.
                </>
              )
        }
        actions={
          oldest && (
            <ButtonLink to={paths.page(oldest.open)} variant="primary">
              Abrir lo más antiguo
            </ButtonLink>
          )
        }
      />
      <Loaded query={desk} what="lo que espera">
        {({ counters }) => <DeskCounters counters={counters} now={now} />}
      </Loaded>
      {sections.length > 0 && (
        <SectionCard title="El resto de la mesa">
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {sections.map(({ title, note, path }) => (
              <li key={path}>
                <TextLink to={paths.page(`/${path}`)} className="font-bold">
                  {title}
                </TextLink>
                <p className="text-sm text-ink-2">{note}</p>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

/** The oldest thing that staff can decide; undefined where all is clear. What waits for a pilot does not count. */
export function oldestWaiting(counters: readonly DeskCounter[]): OldestWaiting | undefined {
  let oldest: OldestWaiting | undefined;
  let waiting = 0;
  for (const { count, oldestAt, open } of counters) {
    if (open === null || oldestAt === null) continue;
    waiting += count;
    const since = Date.parse(oldestAt);
    if (oldest === undefined || since < oldest.since) oldest = { waiting, open, since };
  }
  return oldest && { ...oldest, waiting };
}

function titleFor(waiting: number | undefined): string {
  if (waiting === undefined) return 'Mesa';
  return waiting === 0 ? 'Nada por decidir' : `${countOf(waiting, 'cosa', 'cosas')} por decidir`;
}
