import { Download } from 'lucide-react';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { ExternalButtonLink, ExternalLink } from '#app/components/ui/external-link.tsx';
import { airline } from '#app/content/airline.ts';
import { manuals } from '#app/content/manuals.ts';

export function Component() {
  const manual = manuals.find((entry) => entry.id === 'acars');
  return (
    <>
      <PageHead
        eyebrow="Recursos"
        title="NewSky ACARS"
        lead="El programa que registra tus vuelos y los envía a la aerolínea."
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Notice kind="warning" title="Microsoft Flight Simulator 2024 necesita la versión beta">
          La versión estable no registra bien los vuelos hechos con Microsoft Flight Simulator 2024. Si vuelas
          con él, descarga la beta.
        </Notice>
        <Card className="grid gap-4 p-6">
          <h2 className="text-lg font-bold">Descargar</h2>
          <div className="flex flex-wrap gap-3">
            <ExternalButtonLink href={airline.links.acarsDownload} variant="primary">
              <Download aria-hidden className="size-4" />
              Descargar NewSky ACARS
            </ExternalButtonLink>
            <ExternalButtonLink href={airline.links.acarsBetaDownload}>
              <Download aria-hidden className="size-4" />
              Descargar la versión beta
            </ExternalButtonLink>
          </div>
          {manual && (
            <p>
              Cómo se instala y se usa:{' '}
              <ExternalLink href={manual.url} className="text-link underline underline-offset-4">
                {manual.title}
              </ExternalLink>
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
