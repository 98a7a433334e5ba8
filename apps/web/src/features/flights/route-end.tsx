import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';
import type { Departure } from '#app/api/flights.ts';

interface EndProps {
  label: string;
  place: Departure['dep'];
  at: string;
  /** Days after that of departure, UTC. */
  later?: number;
}

/** One end of a flight: airport and local time. */
export function RouteEnd({ label, place, at, later = 0 }: EndProps) {
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
