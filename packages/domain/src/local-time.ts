/** Clock times of a place, from its IANA time zone. Pure. */

/** Formatters by time zone: making one takes a browser longer than all the rest of an airport's clock. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes by which a time zone is ahead of UTC, daylight saving included. Throws a RangeError for an unknown zone. */
function offsetMinutes(date: Date, timeZone: string): number {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  if (!known) formats.set(timeZone, format);
  // The name comes last, and `GMT` alone is UTC itself. Its parts would take three times as long.
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})$/.exec(format.format(date)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `14:05` in a time zone, 24 hours, midnight as 00:00. */
export function formatLocalTime(date: Date, timeZone: string): string {
  return formatTimeAtOffset(date, offsetMinutes(date, timeZone));
}

/** Local time `14:05` at an offset from UTC in minutes, −720 to 840, for places of unknown time zone. */
export function formatTimeAtOffset(date: Date, minutes: number): string {
  return new Date(date.getTime() + minutes * 60_000).toISOString().slice(11, 16);
}

/** Offset from UTC as `UTC+1` or `UTC−4:30`, daylight saving included. */
export function formatUtcOffset(date: Date, timeZone: string): string {
  const offset = offsetMinutes(date, timeZone);
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
