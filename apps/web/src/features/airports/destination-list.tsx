import { Route as RouteIcon } from 'lucide-react';
import { Link } from 'react-router';
import { FlightActions } from '#app/components/flights/flight-actions.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import type { Departure } from '#app/components/flights/departure-list.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { paths } from '#app/lib/paths.ts';

export interface Destination {
  airport: Airport;
  /** The direct flight there, where there is one. */
  flight: Departure | undefined;
}

interface DestinationListProps {
  from: Airport;
  destinations: readonly Destination[];
}

/** The destinations: each a badge that leads to its airport, then the flight there and what one does with it. */
export function DestinationList({ from, destinations }: DestinationListProps) {
  if (destinations.length === 0) {
    return (
      <EmptyState icon={RouteIcon} title="Por ahora no hay rutas regulares desde este aeropuerto." compact />
    );
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @4xl:grid-cols-2">
        {destinations.map((destination) => (
          <li
            key={destination.airport.icao}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-1.5"
          >
            <Row from={from} destination={destination} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ from, destination: { airport, flight } }: { from: Airport; destination: Destination }) {
  const nm = flight?.nm ?? distanceNm(from, airport);
  return (
    <>
      <span className="grid min-w-0 grow justify-items-start gap-0.5">
        <Link
          to={paths.airport(airport.icao)}
          className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 hover:border-link"
        >
          <span className="font-mono font-bold tracking-wider text-link">{airport.icao}</span>{' '}
          <span className="leading-tight">{airport.name}</span>
        </Link>
        <span className="px-1 text-xs text-ink-2">
          <FlightFacts flight={{ ...flight, from: undefined, to: undefined, nm }} />
        </span>
      </span>
      {flight && (
        <FlightActions inHand={flight.inHand} dispatch={flight.dispatch} from={from.icao} to={airport.icao} />
      )}
    </>
  );
}
