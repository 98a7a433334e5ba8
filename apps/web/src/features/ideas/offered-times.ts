/** The times that one may choose to fly in. Pure. */

/** Minutes that are offered. */
const TIMES = [60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900, 1080, 1440];

/** Initial time on the page, if it is enough for a flight, minutes. */
export const DEFAULT_MINUTES = 180;

/**
 * The times in which there is something to fly, and the chosen one in any case.
 * @param shortest minutes of the shortest flight; undefined where there is none
 */
export function offeredTimes(shortest: number | undefined, chosen: number): number[] {
  const useful = TIMES.filter((minutes) => minutes >= (shortest ?? 0));
  return [...new Set([...useful, chosen])].toSorted((a, b) => a - b);
}

/** The time from which the page starts: three hours, or the first that is enough for a flight. */
export function usualTime(shortest: number | undefined): number {
  return TIMES.find((minutes) => minutes >= Math.max(shortest ?? 0, DEFAULT_MINUTES)) ?? DEFAULT_MINUTES;
}
