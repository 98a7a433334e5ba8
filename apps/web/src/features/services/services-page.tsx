import { useStore } from '@va/ui/state/store.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { groupByProvider, feedHost, isOutside, type Provider } from '#app/components/frames/providers.ts';
import { visitLog, type VisitLog, type VisitRecord } from '#app/components/frames/visit-log.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { feedLog, type FeedLog, type FeedOutcome, type FeedRecord } from '#app/services/feeds/feed-log.ts';
import type { DependentPage } from './dependent-pages.ts';
import { clsx } from 'clsx/lite';
import {
  Check,
  CircleDashed,
  FileWarning,
  Hourglass,
  ServerCrash,
  TimerOff,
  Unplug,
  WifiOff,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { outcomeWords, type OutcomeWord } from '#app/components/frames/frame-words.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { formatUtcClock } from '@va/domain/utc-clock.ts';

interface ProviderCardProps {
  provider: Provider;
  log: VisitLog;
  answers: FeedLog;
  pagesOf: (id: string) => readonly DependentPage[];
}

/** Last result of a service in this browser, in a word, and its time (epoch milliseconds). */
interface SeenWords extends OutcomeWord {
  at: number;
}

const feedWords = {
  answered: { word: 'Contestó', icon: Check, tone: 'text-link' },
  offline: { word: 'Sin conexión', icon: WifiOff, tone: 'text-media' },
  timeout: { word: 'Sin respuesta', icon: TimerOff, tone: 'text-alta' },
  unreachable: { word: 'Inaccesible', icon: Unplug, tone: 'text-alta' },
  busy: { word: 'Pide esperar', icon: Hourglass, tone: 'text-media' },
  http: { word: 'Contestó con un error', icon: ServerCrash, tone: 'text-alta' },
  unreadable: { word: 'Contestó algo ilegible', icon: FileWarning, tone: 'text-alta' },
  'too-large': { word: 'Contestó demasiado', icon: FileWarning, tone: 'text-alta' },
} as const satisfies Record<FeedOutcome, OutcomeWord>;

/** One provider: servers, privacy page, frames and feeds. */
function ProviderCard({ provider, log, answers, pagesOf }: ProviderCardProps) {
  const titleId = useId();
  return (
    <Card className="@container overflow-clip">
      <section aria-labelledby={titleId}>
        <div className="grid gap-1 border-b border-line bg-surface-2 p-4">
          <h2 id={titleId} className="text-xl font-bold">
            {provider.name}
          </h2>
          {isOutside(provider) ? (
            <p className="text-sm text-ink-2">
              Servidores: <span className="font-mono break-all">{provider.hosts.join(', ')}</span>
            </p>
          ) : (
            <p className="text-sm text-ink-2">Páginas propias: las sirve el mismo portal.</p>
          )}
          {provider.privacyUrl && (
            <ExternalLink
              href={provider.privacyUrl}
              className="justify-self-start text-sm text-link underline"
            >
              Privacidad de {provider.name}
            </ExternalLink>
          )}
        </div>
        <ul className="divide-y divide-line">
          {provider.frames.map((frame) => (
            <Row
              key={frame.id}
              entry={frame}
              url={frame.url}
              seen={seenOf(log.get(frame.id))}
              pages={pagesOf(frame.id)}
            />
          ))}
          {provider.feeds.map((feed) => (
            <Row
              key={feed.id}
              entry={feed}
              seen={seenOfFeed(answers.get(feedHost(feed)))}
              pages={pagesOf(feed.id)}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}

interface RowProps {
  entry: { id: string; title: string; purpose: string };
  /** Page that can be opened by itself. */
  url?: string | undefined;
  seen: SeenWords | undefined;
  pages: readonly DependentPage[];
}

function Row({ entry, url, seen, pages }: RowProps) {
  return (
    <li data-service={entry.id} className="grid gap-x-6 gap-y-3 p-4 @3xl:grid-cols-[2fr_1fr_1fr]">
      <div>
        <h3 className="font-bold">{entry.title}</h3>
        <p className="text-sm text-ink-2">{entry.purpose}</p>
        {url && (
          <ExternalLink href={url} className="mt-1 min-h-6 text-sm text-link underline">
            Abrir<VisuallyHidden>{entry.title}</VisuallyHidden>
          </ExternalLink>
        )}
      </div>
      <div>
        <p className="text-xs font-bold text-ink-2">Se usa en</p>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to} className="inline-block min-h-6 text-sm text-link underline">
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="text-xs font-bold text-ink-2">Lo que ha visto tu navegador</p>
        <Seen seen={seen} />
      </div>
    </li>
  );
}

function Seen({ seen }: { seen: SeenWords | undefined }) {
  if (!seen) {
    return (
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0" />
        Todavía no se ha abierto en esta visita
      </p>
    );
  }
  const { word, icon: Icon, tone } = seen;
  const at = new Date(seen.at);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className={clsx('inline-flex items-center gap-2 font-bold', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {word}
      </span>
      <time dateTime={at.toISOString()} className="font-mono text-ink-2">
        {formatUtcClock(at)}
      </time>
    </p>
  );
}

/** Result of a page in a frame. */
function seenOf(record: VisitRecord | undefined): SeenWords | undefined {
  return record && { ...outcomeWords[record.outcome], at: record.at };
}

/** Result of a request for data. */
function seenOfFeed(record: FeedRecord | undefined): SeenWords | undefined {
  return record && { ...feedWords[record.outcome], at: record.at };
}

interface ServicesPageProps {
  /** The registry. */
  frames: readonly Frame[];
  /** Feeds that are switched on. */
  feeds: readonly Feed[];
  /** Pages that show a frame or a feed, by its id. */
  pagesOf: (id: string) => readonly DependentPage[];
}

/** All outside pages and data of the portal, and how they have worked during this visit. */
export function ServicesPage({ frames, feeds, pagesOf }: ServicesPageProps) {
  const log = useStore(visitLog);
  const answers = useStore(feedLog);
  return (
    <>
      <PageHead
        eyebrow="Ayuda"
        title="Estado de los servicios"
        lead="De quién es cada página incrustada y cada dato que el portal trae de fuera, dónde se usa y qué ha pasado con él desde que abriste el portal."
      />
      <p className="mb-6 max-w-prose text-sm text-ink-2">
        El portal no vigila estos servicios: apunta lo que ve tu navegador, sólo en esta pestaña y hasta que
        la cierres. «Cargado» quiere decir que llegó una respuesta, aunque la página no se deje ver dentro de
        otra; si la encuentras en blanco, ábrela en una pestaña nueva.
      </p>
      <div className="grid gap-6">
        {groupByProvider(frames, feeds).map((provider) => (
          <ProviderCard
            key={provider.name}
            provider={provider}
            log={log}
            answers={answers}
            pagesOf={pagesOf}
          />
        ))}
      </div>
    </>
  );
}
