/** Short form of a waiting time, past or remaining. Pure. */
import { formatSpan } from './ages.ts';
import { HOUR_MS } from './durations.ts';

/** `12 min`, `1 h 5 min`, from a day on `2 d 21 h`; rounded down, what lies ahead counts as now. */
export function formatWait(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  if (hours < 24) return formatSpan(milliseconds);
  return `${Math.floor(hours / 24)}\u00a0d ${hours % 24}\u00a0h`;
}
