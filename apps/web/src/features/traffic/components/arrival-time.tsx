import { formatLocalTime } from '@va/domain/local-time.ts';
import type { Place } from '@va/domain/traffic/progress.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

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
