import { FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { paths } from '#app/lib/paths.ts';
import type { Frame } from '@va/schemas/content/frames.ts';

interface FlightBriefingPageProps {
  dispatch: Frame;
  /** The choice of departure and arrival, and the flight between them. */
  flight: ReactNode;
  /** The weather at the airports of the flight; nothing where the airline has switched that view off. */
  weather: ReactNode;
  /** Pages with the weather on the way. */
  weatherFrames: readonly Frame[];
  /** Whether the portal shows the pilot's latest plan. */
  hasMyPlan: boolean;
  hasBriefings: boolean;
}

/** Page to prepare a flight: the flight itself, dispatch and weather. */
export function FlightBriefingPage(props: FlightBriefingPageProps) {
  const { dispatch, flight, weather, weatherFrames, hasMyPlan, hasBriefings } = props;
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Briefing de vuelo"
        lead="Genera el plan operacional, mira el viento y las nubes de la ruta y consulta la previsión."
        actions={
          <>
            {hasMyPlan && (
              <ButtonLink to={paths.myPlan}>
                <FileClock aria-hidden className="size-4" />
                Mi último plan
              </ButtonLink>
            )}
            {hasBriefings && (
              <ButtonLink to={paths.briefings}>Briefings de salida, llegada y emergencia</ButtonLink>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {flight}
        <EmbedFrame key={dispatch.id} frame={dispatch} />
        {weather}
        {weatherFrames.map((frame) => (
          <EmbedFrame key={frame.id} frame={frame} />
        ))}
      </div>
    </>
  );
}
