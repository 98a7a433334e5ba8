import type { Place } from '@va/domain/traffic/progress.ts';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';

/** Arrival of a flight in UTC, with the local time of the destination if the portal knows it. */
export function ArrivalTime({ at, place }: { at: Date; place: Place | undefined }) {
  return (
    <>
      <UtcTime at={at} />
      {place?.timezone && (
        <span className="block font-normal text-ink-2">
          <LocalTime at={at} timezone={place.timezone} /> en {place.name}
        </span>
      )}
    </>
  );
}
