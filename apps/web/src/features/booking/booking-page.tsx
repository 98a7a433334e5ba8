import { FileText, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { FlightHere } from '#app/content/flights.ts';
import { briefingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { FlightToBook } from './flight-to-book.tsx';

interface BookingPageProps {
  /** Where the pilot books: a page of the provider, or the platform's own view. */
  booking: ReactNode;
  /** Whether `booking` is the platform's own view, which then contains the page's main action. */
  isOwn: boolean;
  /** The flight that the pilot has in hand. */
  flight: FlightHere | undefined;
  /** Whether the pilot has booked the flight meanwhile; undefined if unknown. */
  isBooked?: boolean | undefined;
  /** Three-letter code of the airline. */
  airline: string;
  /** Whether the airline has the page «¿Qué vuelo hoy?». */
  hasFlightIdeas: boolean;
}

/** Booking on the platform, and what comes before and after it. */
export function BookingPage({ booking, isOwn, flight, isBooked, airline, hasFlightIdeas }: BookingPageProps) {
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
            <ButtonLink to={briefingOf(flight?.flight ?? {})} {...(!isOwn && { variant: 'primary' })}>
              <FileText aria-hidden className="size-4" />
              Ir al briefing de vuelo
            </ButtonLink>
          </>
        }
      />
      {flight && <FlightToBook flight={flight} airline={airline} isBooked={isBooked} />}
      {booking}
    </>
  );
}
