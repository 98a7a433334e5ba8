import { Later } from '#app/components/blocks/later.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { Livery } from '@va/schemas/content/liveries.ts';
import { paths } from '#app/lib/paths.ts';
import { LiveryList, type Community } from './livery-list.tsx';

interface LiveriesPageProps {
  liveries: readonly Livery[];
  community: Community;
  /** The program that flights are recorded with, which a pilot may want as well. */
  acarsName: string | undefined;
}

/** Livery downloads by aircraft family. */
export function LiveriesPage({ liveries, community, acarsName }: LiveriesPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Recursos"
        title="Liveries"
        lead="Los colores de la aerolínea para tu simulador, por familia de avión."
        actions={acarsName && <ButtonLink to={paths.acars}>Descargar {acarsName}</ButtonLink>}
      />
      <div className="grid gap-8">
        {liveries.map(({ category, items }) => (
          <PageSection key={category} id={`livery-${category}`} title={category}>
            <Later>
              <LiveryList items={items} community={community} />
            </Later>
          </PageSection>
        ))}
      </div>
    </>
  );
}
