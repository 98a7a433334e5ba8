import { FileClock } from 'lucide-react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { frameById } from '#app/content/frames.ts';
import { sections } from '#app/content/sections.ts';
import { FlightWeather } from '#app/features/weather/flight-weather.tsx';
import { paths } from '#app/lib/paths.ts';

export function Component() {
  const metar = findFeed('vatsim-metar');
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
        {metar && <FlightWeather feed={metar} airports={airports} base={airline.base.icao} />}
        <EmbedFrame frame={frameById('mapa-meteorologico')} />
        <EmbedFrame frame={frameById('pagina-meteorologica')} />
      </div>
    </>
  );
}
