/** Clock times of a place, from its IANA time zone. Pure. */

/** `14:05` in a time zone, 24 hours, midnight as 00:00. */
export function formatLocalTime(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('es-ES', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** `14:05` at an offset from UTC in minutes, −720 to 840, for places whose zone nobody knows. */
export function formatTimeAtOffset(date: Date, minutes: number): string {
  return new Date(date.getTime() + minutes * 60_000).toISOString().slice(11, 16);
}

/** Offset from UTC as `UTC+1` or `UTC−4:30`, daylight saving included. */
export function formatUtcOffset(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    date,
  );
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name);
  if (!match) return 'UTC';
  const [, sign, hours, minutes] = match;
  if (Number(hours) === 0 && minutes === '00') return 'UTC';
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Milliseconds until the next whole minute, 1 to 60 000. */
export function untilNextMinute(now: number): number {
  return 60_000 - (now % 60_000);
}
