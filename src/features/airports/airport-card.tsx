import { Link } from 'react-router';
import { linkCardClass } from '#app/components/ui/card.tsx';
import { BoardTiles } from '#app/components/ui/board-tiles.tsx';
import type { Airport } from '#app/content/schemas/airports.ts';
import { countOf } from '#app/lib/numbers.ts';
import { paths } from '#app/lib/paths.ts';

/** A row of the departure board: code, name, number of destinations. */
export function AirportCard({ airport }: { airport: Airport }) {
  return (
    <Link to={paths.airport(airport.icao)} className={`${linkCardClass} flex h-full flex-col gap-3 p-4`}>
      <span className="flex grow items-center gap-3">
        <BoardTiles text={airport.icao} />
        <span className="min-w-0">
          <span className="block leading-tight font-bold">{airport.name}</span>
          <span className="block text-sm text-ink-2">{airport.country}</span>
        </span>
      </span>
      <span className="border-t border-dashed border-line pt-2 text-sm text-link group-hover:underline">
        {countOf(airport.destinations.length, 'destino', 'destinos')}
      </span>
    </Link>
  );
}
