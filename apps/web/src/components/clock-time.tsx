import { formatLocalTime } from '@va/domain/local-time.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

/** A moment: in ISO 8601, or in milliseconds since 1970. */
type Moment = Date | string | number;

/** Time of day in UTC, `14:05Z`, in a `<time>` element. For a date as well, see `Instant`. */
export function UtcTime({ at }: { at: Moment }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{formatUtcMinute(date)}</time>;
}

/** The time of day that clocks show in a timezone, `15:05`, with its form for machines. */
export function LocalTime({ at, timezone }: { at: Moment; timezone: string }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{formatLocalTime(date, timezone)}</time>;
}
