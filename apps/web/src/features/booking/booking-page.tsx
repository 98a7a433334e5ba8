import { FileText, Lightbulb, ClipboardCopy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { FlightHere } from '#app/content/flights.ts';
import { briefingOf, bookingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { FlightDoubts } from '#app/components/flights/flight-doubts.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { copyAndTell } from '#app/services/clipboard.ts';
import { flightLine } from '@va/domain/flights/flight-facts.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';

interface FlightToBookProps {
  flight: FlightHere;
  /** Three-letter code of the airline. */
  airline: string;
  /** The pilot has booked it meanwhile. */
  isBooked?: boolean | undefined;
}

/** The flight that the pilot has come to book, in one strip, to copy and to prepare. */
function FlightToBook({ flight: { shown, dispatch, doubts, near }, airline, isBooked }: FlightToBookProps) {
  // The distance is nothing that one books by.
  const booked = { ...shown, nm: undefined };
  const line = flightLine(booked);
  return (
    <Card className="mb-6 grid gap-3 px-5 py-4">
      {line !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p>
            <span className="text-ink-2">{isBooked ? 'Ya lo tienes reservado:' : 'Vas a reservar:'}</span>{' '}
            <strong>
              <FlightFacts flight={booked} />
            </strong>
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => copy(line)}>
              <ClipboardCopy aria-hidden className="size-4" />
              Copiar
            </Button>
            {dispatch && (
              <ExternalButtonLink href={dispatch.href} size="sm">
                Preparar en {dispatch.provider}
              </ExternalButtonLink>
            )}
          </p>
        </div>
      )}
      <FlightDoubts doubts={doubts} near={near} airline={airline} toOf={bookingOf} />
    </Card>
  );
}

function copy(line: string): void {
  void copyAndTell(
    line,
    { title: 'Vuelo copiado', description: line },
    `Tu navegador no deja usar el portapapeles. El vuelo es ${line}.`,
  );
}

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
