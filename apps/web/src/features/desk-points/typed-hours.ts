import { wholeOf } from '#app/lib/whole.ts';

/** Minutes of the typed hours and minutes, which take the sign of the hours: `-2` and `30` are −150. */
export function minutesOf(hours: string, rest: string): number {
  const minutes = Math.abs(hours.trim() === '' ? 0 : wholeOf(hours)) * 60 + wholeOf(rest);
  return /^\s*[-−]/.test(hours) ? 0 - minutes : minutes;
}
