import { Plane } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Flight } from '@va/domain/traffic/flight.ts';
import type { FlightProgress } from '@va/domain/traffic/progress.ts';

interface RouteLineProps {
  flight: Pick<Flight, 'departure' | 'arrival'>;
  progress: FlightProgress;
}

/** Departure, arrival and the part of the way that is done. */
export function RouteLine({ flight, progress }: RouteLineProps) {
  if (flight.departure === undefined && flight.arrival === undefined)
    return <p className="text-sm text-ink-2">Sin plan de vuelo presentado</p>;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <End icao={flight.departure} name={progress.departure?.name} what="Salida" />
      <Way fraction={progress.fraction} />
      <End icao={flight.arrival} name={progress.arrival?.name} what="Destino" alignment="text-right" />
    </div>
  );
}

interface EndProps {
  icao: string | undefined;
  name: string | undefined;
  what: string;
  alignment?: string;
}

function End({ icao, name, what, alignment = '' }: EndProps) {
  return (
    <p className={`grid ${alignment}`}>
      <span className="sr-only">{what}: </span>
      <span className="font-mono text-lg leading-tight font-bold">{icao ?? '····'}</span>
      <span className="max-w-32 truncate text-xs text-ink-2">
        {name ?? (icao ? '\u00a0' : 'Sin indicar')}
      </span>
    </p>
  );
}

/** The route as a line with the aircraft on it; the figures are in the text below. */
function Way({ fraction }: { fraction: number | undefined }) {
  const part = fraction === undefined ? undefined : `${(fraction * 100).toFixed(1)}%`;
  return (
    <span
      aria-hidden
      style={{ '--part': part ?? '50%' } as CSSProperties}
      className="relative mx-1 block h-5 before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 before:border-dotted before:border-control"
    >
      {part && (
        <>
          <span className="absolute top-1/2 left-0 h-0.5 w-(--part) -translate-y-1/2 bg-(--color-map-route)" />
          <Plane className="absolute top-0 left-(--part) size-5 -translate-x-1/2 rotate-45 fill-current text-(--color-map-route)" />
        </>
      )}
    </span>
  );
}
