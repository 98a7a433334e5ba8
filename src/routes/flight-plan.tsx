import { FileClock } from 'lucide-react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { findFeed } from '#app/content/feeds.ts';
import { frameById } from '#app/content/frames.ts';
import { sections } from '#app/content/sections.ts';
import { paths } from '#app/lib/paths.ts';

export function Component() {
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Briefing de vuelo"
        lead="Genera el plan operacional, mira el viento y las nubes de la ruta y consulta la previsión."
        actions={
          <>
            {findFeed('simbrief-plan') && (
              <ButtonLink to={paths.myPlan}>
                <FileClock aria-hidden className="size-4" />
                Mi último plan
              </ButtonLink>
            )}
            {sections.briefings && (
              <ButtonLink to={paths.briefings}>Briefings de salida, llegada y emergencia</ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-8">
        <EmbedFrame frame={frameById('despacho')} />
        <EmbedFrame frame={frameById('mapa-meteorologico')} />
        <EmbedFrame frame={frameById('pagina-meteorologica')} />
      </div>
    </>
  );
}
