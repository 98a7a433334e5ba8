import { localTime, utcTime } from '#app/lib/times.ts';

/** A time of day in UTC, `14:05Z`, with its form for machines; `at` is ISO 8601. For a day besides, see `Instant`. */
export function UtcTime({ at }: { at: string }) {
  return <time dateTime={at}>{utcTime(at)}</time>;
}

/** The time of day that clocks show in a timezone, `15:05`, with its form for machines; `at` is ISO 8601. */
export function LocalTime({ at, timezone }: { at: string; timezone: string }) {
  return <time dateTime={at}>{localTime(at, timezone)}</time>;
}
