import { FileText, Lightbulb } from 'lucide-react';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { FlightHere } from '#app/content/flights.ts';
import { briefingOf, withFlight } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/served-folders.ts';
import { FlightToBook } from './flight-to-book.tsx';

interface BookingPageProps {
  frame: Frame;
  /** The flight that the pilot has in hand. */
  flight: FlightHere | undefined;
  /** Three-letter code of the airline. */
  airline: string;
  /** Whether the airline has the page «¿Qué vuelo hoy?». */
  hasFlightIdeas: boolean;
}

/** Booking on the platform, and what comes before and after it. */
export function BookingPage({ frame, flight, airline, hasFlightIdeas }: BookingPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Reservar vuelo"
        lead="Elige ruta y avión en la plataforma; después prepara el vuelo con el briefing."
        actions={
          <>
            {hasFlightIdeas && (
              <ButtonLink to={paths.flightIdeas}>
                <Lightbulb aria-hidden className="size-4" />
                ¿Qué vuelo hoy?
              </ButtonLink>
            )}
            <ButtonLink to={briefingOf(flight?.flight ?? {})} variant="primary">
              <FileText aria-hidden className="size-4" />
              Ir al briefing de vuelo
            </ButtonLink>
          </>
        }
      />
      {flight && <FlightToBook flight={flight} airline={airline} />}
      <EmbedFrame frame={frame} url={frame.url && framedAddress(frame.url, flight)} />
    </>
  );
}

/** Our own platform takes the flight over in the same form; pages of others would not understand it. */
function framedAddress(url: string, flight: FlightHere | undefined): string {
  return OWN_PLATFORM && flight && url.startsWith(`/${PLATFORM}`) ? withFlight(url, flight.flight) : url;
}
