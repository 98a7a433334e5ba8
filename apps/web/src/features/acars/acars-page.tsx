import { Download } from 'lucide-react';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ExternalButtonLink, ExternalLink } from '#app/components/links/external-link.tsx';
import type { Content } from '@va/schemas/content/content.ts';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { OwnRecorder } from './own-recorder.tsx';

interface AcarsPageProps {
  acars: NonNullable<Content['airlineTexts']['acars']>;
  /** The manual of the program, where there is one. */
  manual: LinkCard | undefined;
  /** Name of the airline that hands out a recorder of its own; undefined without a platform of its own. */
  ownRecorder: string | undefined;
}

/** The program that records flights: what to know first, its downloads and its manual. */
export function AcarsPage({ acars, manual, ownRecorder }: AcarsPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Recursos"
        title={acars.name}
        lead="El programa que registra tus vuelos y los envía a la aerolínea."
      />
      {ownRecorder && <OwnRecorder airline={ownRecorder} />}
      <div className="grid max-w-[72rem] items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
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
