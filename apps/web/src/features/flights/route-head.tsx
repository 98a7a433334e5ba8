import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { Plane } from 'lucide-react';
import type { Departure } from '#app/api/flights.ts';
import { daysBetween } from '#app/lib/times.ts';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';

interface EndProps {
  label: string;
  place: Departure['dep'];
  at: string;
  /** Days after that of departure, UTC. */
  later?: number;
}

/** One end of a flight: airport and local time. */
function RouteEnd({ label, place, at, later = 0 }: EndProps) {
  return (
    <div className="grid last:justify-items-end last:text-right">
      <p className="font-mono text-3xl font-bold sm:text-4xl">{place.icao}</p>
      <p className="text-sm text-ink-2">{place.city}</p>
      <p className="mt-2 text-lg font-bold min-[360px]:whitespace-nowrap">
        <span className="sr-only">{label} </span>
        <UtcTime at={at} />
        {later > 0 && (
          <span className="text-link">
            {' '}
            +{later}
            <span className="sr-only">{later === 1 ? ' día' : ' días'}</span>
          </span>
        )}
      </p>
      <p className="text-sm text-ink-2">
        <LocalTime at={at} timezone={place.timezone} /> en {place.city}
      </p>
    </div>
  );
}

/** Airports of the flight, with times in UTC and local. */
export function RouteHead({ departure }: { departure: Departure }) {
  const { dep, arr, std, sta, blockMin, distanceNm } = departure;
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-2 sm:gap-x-4">
      <RouteEnd label="Sale" place={dep} at={std} />
      <div className="grid gap-2 pt-4 text-center text-sm text-ink-2">
        <span aria-hidden className="flex items-center gap-2 text-link">
          <span className="grow border-t-2 border-dotted border-current" />
          <Plane className="size-5 rotate-45" />
          <span className="grow border-t-2 border-dotted border-current" />
        </span>
        <p>
          <span className="whitespace-nowrap">{formatHours(blockMin)}</span>
          {/* One below the other on a phone. */}
          <span className="max-sm:hidden"> · </span>
          <span className="whitespace-nowrap max-sm:block">{formatMiles(distanceNm)}</span>
        </p>
      </div>
      <RouteEnd label="Llega" place={arr} at={sta} later={daysBetween(std, sta)} />
    </div>
  );
}
