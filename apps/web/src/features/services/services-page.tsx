import { useStore } from '@va/ui/state/store.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { groupByProvider } from '#app/components/frames/providers.ts';
import { visitLog } from '#app/components/frames/visit-log.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { feedLog } from '#app/services/feeds/feed-log.ts';
import type { DependentPage } from './dependent-pages.ts';
import { ProviderCard } from './provider-card.tsx';

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
