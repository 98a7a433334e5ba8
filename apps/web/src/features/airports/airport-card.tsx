import { memo } from 'react';
import { Link } from 'react-router';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { countOf } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';

interface AirportCardProps {
  airport: Airport;
  /** Whether the airport belongs only to tours, not to routes. */
  onlyInTours: boolean;
}

/** A row of the departure board: code, name, number of destinations. One line on a phone, a small card elsewhere. */
export const AirportCard = memo(function AirportCard({ airport, onlyInTours }: AirportCardProps) {
  return (
    <Link to={paths.airport(airport.icao)} className={`${linkCardClass} @container block h-full`}>
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-3 px-3.5 py-3.5 @min-[19rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[19rem]:gap-x-3 @min-[19rem]:px-4 @min-[19rem]:py-3">
        <BoardTiles text={airport.icao} />
        <span className="col-span-2 row-start-2 min-w-0 @min-[19rem]:col-span-1 @min-[19rem]:col-start-2 @min-[19rem]:row-start-1">
          <span className="block leading-tight font-bold group-hover:underline">{airport.name}</span>
          <span className="block text-sm wrap-anywhere text-ink-2">
            {airport.country}
            {onlyInTours && ' · sólo en tours'}
          </span>
        </span>
        <span className="justify-self-end text-xs whitespace-nowrap text-link @min-[14rem]:text-sm">
          {countOf(airport.destinations.length, 'destino', 'destinos')}
        </span>
      </span>
    </Link>
  );
});
