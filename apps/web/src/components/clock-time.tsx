import { localTime, utcTime } from '#app/lib/times.ts';

/** A moment, in ISO 8601 or milliseconds since 1970. */
type Moment = string | number;

const isoOf = (at: Moment) => new Date(at).toISOString();

/** A time of day in UTC, `14:05Z`, with its form for machines. For a day besides, see `Instant`. */
export function UtcTime({ at }: { at: Moment }) {
  return <time dateTime={isoOf(at)}>{utcTime(isoOf(at))}</time>;
}

/** The time of day that clocks show in a timezone, `15:05`, with its form for machines. */
export function LocalTime({ at, timezone }: { at: Moment; timezone: string }) {
  return <time dateTime={isoOf(at)}>{localTime(isoOf(at), timezone)}</time>;
}
