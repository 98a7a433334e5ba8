import { Download } from 'lucide-react';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { ExternalButtonLink, ExternalLink } from '#app/components/links/external-link.tsx';
import { airline } from '#app/content/airline.ts';
import { manuals } from '#app/content/manuals.ts';

export function Component() {
  const { acars } = airline;
  // Without the program there is no route that leads here.
  if (acars === undefined) return null;
  const manual = manuals.find((entry) => entry.id === 'acars');
  return (
    <>
      <PageHead
        eyebrow="Recursos"
        title={acars.name}
        lead="El programa que registra tus vuelos y los envía a la aerolínea."
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {acars.warning && (
          <Notice kind="warning" title={acars.warning.title}>
            {acars.warning.text}
          </Notice>
        )}
        <Card className="grid gap-4 p-6">
          <h2 className="text-lg font-bold">Descargar</h2>
          <div className="flex flex-wrap gap-3">
            <ExternalButtonLink href={acars.download} variant="primary">
              <Download aria-hidden className="size-4" />
              Descargar {acars.name}
            </ExternalButtonLink>
            {acars.betaDownload && (
              <ExternalButtonLink href={acars.betaDownload}>
                <Download aria-hidden className="size-4" />
                Descargar la versión beta
              </ExternalButtonLink>
            )}
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
