import { BookOpenText } from 'lucide-react';
import { minutesOf } from '@va/domain/durations.ts';
import { formatZuluAndLocal } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { useNow } from '#app/components/blocks/use-now.ts';
import { FlightDoubts } from '#app/components/flights/flight-doubts.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import type { FlightHere } from '#app/content/flights.ts';
import { bookingOf, briefingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';

interface ChosenFlightProps {
  flight: FlightHere;
  /** Three-letter code of the airline. */
  airline: string;
  /** Whether the portal has a page for an airport, by ICAO code. */
  hasPage: (icao: string) => boolean;
}

interface ArrivalTimeProps {
  /** Scheduled off-block time in UTC; left out, the flight leaves now. */
  departure: string | undefined;
  /** `HH:MM`. */
  blockTime: string;
  /** IANA time zone of the arrival, where it is known. */
  timezone: string | undefined;
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

/** Arrival of a flight, in UTC and local time. */
function ArrivalTime({ departure, blockTime, timezone }: ArrivalTimeProps) {
  const now = useNow(60_000);
  const leaves = departure ? new Date(departure) : now;
  const arrives = new Date(leaves.getTime() + minutesOf(blockTime) * 60_000);
  return (
    <p>
      {departure ? `Si sales a las ${formatUtcMinute(leaves)}, llegas` : 'Si sales ahora, llegas'} a las{' '}
      <time dateTime={arrives.toISOString()} className="font-bold">
        {timezone === undefined ? formatUtcMinute(arrives) : formatZuluAndLocal(arrives, timezone)}
      </time>
    </p>
  );
}
