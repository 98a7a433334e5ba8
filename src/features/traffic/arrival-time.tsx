import { formatLocalTime } from '#app/lib/local-time.ts';
import type { Place } from '#app/lib/traffic/progress.ts';
import { formatUtcMinute } from '#app/lib/utc-clock.ts';

/** When a flight arrives: UTC, and beside it the clock of its destination where the portal knows it. */
export function ArrivalTime({ at, place }: { at: Date; place: Place | undefined }) {
  return (
    <>
      <time dateTime={at.toISOString()}>{formatUtcMinute(at)}</time>
      {place?.timezone && (
        <span className="block font-normal text-ink-2">
          {formatLocalTime(at, place.timezone)} en {place.name}
        </span>
      )}
    </>
  );
}
