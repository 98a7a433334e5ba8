import { Route as RouteIcon } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { Departure } from '#app/components/flights/departure-list.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { isoDuration } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';

export interface Destination {
  airport: Airport;
  /** The direct flight there, where there is one. */
  flight: Departure | undefined;
}

interface DestinationBadgesProps {
  from: Airport;
  destinations: readonly Destination[];
}

/** The destinations, each a link to its airport, with distance, block time and usual type. */
export function DestinationBadges({ from, destinations }: DestinationBadgesProps) {
  if (destinations.length === 0) {
    return (
      <EmptyState icon={RouteIcon} title="Por ahora no hay rutas regulares desde este aeropuerto." compact />
    );
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-2 @4xl:grid-cols-3 @7xl:grid-cols-4">
        {destinations.map(({ airport, flight }) => (
          <li key={airport.icao}>
            <Link
              to={paths.airport(airport.icao)}
              className="flex h-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-2.5 shadow-raised hover:border-link"
            >
              <span className="font-mono font-bold tracking-wider text-link">{airport.icao}</span>
              <span className="min-w-0 grow leading-tight">{airport.name}</span>
              <span className="shrink-0 text-right text-xs text-ink-2">
                <span className="block">{formatNumber(Math.round(distanceNm(from, airport)))}&nbsp;NM</span>
                {flight && <BlockTime hours={flight.blockTime} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BlockTime({ hours }: { hours: string }) {
  return (
    <time dateTime={isoDuration(hours)} className="block">
      {hours} h
    </time>
  );
}
