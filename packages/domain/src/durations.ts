/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds of a day. */
export const DAY_MS = 24 * HOUR_MS;

/** A duration of hours and minutes, `04:35` or `11:05`, in the form that machines read: `PT4H35M`. */
export function isoDuration(hoursAndMinutes: string): string {
  const [hours = '0', minutes = '0'] = hoursAndMinutes.split(':');
  return `PT${Number(hours)}H${Number(minutes)}M`;
}

/** Minutes in a duration of hours and minutes: `04:35` is 275. */
export function minutesOf(hoursAndMinutes: string): number {
  const [hours = '0', minutes = '0'] = hoursAndMinutes.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Whole minutes as hours and minutes: 275 is `04:35`, −70 is `−01:10`; hours may exceed 24. */
export function hoursAndMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const all = Math.abs(minutes);
  return `${minutes < 0 ? '−' : ''}${two(Math.floor(all / 60))}:${two(all % 60)}`;
}

/** The day a number of days after a day, before it if negative; both `YYYY-MM-DD` UTC. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day before a day, both `YYYY-MM-DD` UTC. */
export function dayBefore(day: string): string {
  return daysAfter(day, -1);
}

/** The day after a day, both `YYYY-MM-DD` UTC. */
export function dayAfter(day: string): string {
  return daysAfter(day, 1);
}
