/** Time of day in UTC as `HH:MM:SSZ`. */
export function formatUtcClock(date: Date): string {
  return `${date.toISOString().slice(11, 19)}Z`;
}

/** UTC to the minute, `HH:MMZ`, for a pilot who has paused motion. */
export function formatUtcMinute(date: Date): string {
  return `${date.toISOString().slice(11, 16)}Z`;
}

/** Milliseconds until the next whole second, 1 to 1000. */
export function untilNextSecond(now: number): number {
  return 1000 - (now % 1000);
}
