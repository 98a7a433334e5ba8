import { BookOpenText } from 'lucide-react';
import { FlightDoubts } from '#app/components/flights/flight-doubts.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { FlightHere } from '#app/content/flights.ts';
import { bookingOf, briefingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { ArrivalTime } from './arrival-time.tsx';

interface ChosenFlightProps {
  flight: FlightHere;
  /** Three-letter code of the airline. */
  airline: string;
  /** Whether the portal has a page for an airport, by ICAO code. */
  hasPage: (icao: string) => boolean;
}

/** The flight between the two chosen airports: what it is, when it arrives, and where to go on with it. */
export function ChosenFlight({ flight: here, airline, hasPage }: ChosenFlightProps) {
  const { flight, from, to, shown, scheduled, dispatch, doubts, near } = here;
  const ends = [from, to].filter((place) => place !== undefined);
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-1">
        {ends.length === 2 && <p className="text-ink-2">{ends.map(({ name }) => name).join(' – ')}</p>}
        <p className="text-lg font-bold">
          <FlightFacts flight={shown} />
        </p>
        {scheduled && (
          <ArrivalTime departure={flight.departure} blockTime={scheduled.blockTime} timezone={to?.timezone} />
        )}
        {scheduled?.note && <p>{scheduled.note}</p>}
      </div>
      {flight.from && flight.to && (
        <p className="flex flex-wrap gap-2">
          <ButtonLink to={bookingOf(flight)} variant="primary">
            Reservar {flight.from}–{flight.to}
          </ButtonLink>
          {dispatch && (
            <ExternalButtonLink href={dispatch.href}>
              Preparar {flight.from}–{flight.to} en {dispatch.provider}
            </ExternalButtonLink>
          )}
          {ends
            .filter(({ icao }) => hasPage(icao))
            .map(({ icao }) => (
              <ButtonLink key={icao} to={paths.airport(icao)}>
                <BookOpenText aria-hidden className="size-4" />
                Briefing de {icao}
              </ButtonLink>
            ))}
        </p>
      )}
      <FlightDoubts doubts={doubts} near={near} airline={airline} toOf={briefingOf} />
    </div>
  );
}
