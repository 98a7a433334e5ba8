/** Times of day as minutes after midnight. */
import { DAY_MINUTES } from './flight.ts';

/** `14:05`; minutes beyond a day, and before it, go round. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** Minutes after midnight of `HHMM` or `HH:MM`, 00:00 to 23:59; undefined for any other text. */
export function minutesOfClock(text: string): number | undefined {
  const match = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** A time of day and how many days later, from minutes that may be outside the day. */
export function wrapDay(minutes: number): { minute: number; dayShift: number } {
  const dayShift = Math.floor(minutes / DAY_MINUTES);
  return { minute: minutes - dayShift * DAY_MINUTES, dayShift };
}
