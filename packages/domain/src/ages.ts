/** Ages in words. Pure. */
import { DAY_MS, MINUTE_MS, HOUR_MS } from './durations.ts';

/** `hace menos de 1 min`, `hace 12 min`, `hace 1 h 5 min`, `hace 3 días`; what lies ahead counts as now. */
export function formatAge(milliseconds: number): string {
  if (milliseconds < MINUTE_MS) return 'hace menos de 1\u00a0min';
  if (milliseconds < 2 * DAY_MS) return `hace ${formatSpan(milliseconds)}`;
  return `hace ${Math.floor(milliseconds / DAY_MS)}\u00a0días`;
}

/** A span of time in hours and minutes, rounded down: `12 min`, `2 h`, `1 h 5 min`. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / MINUTE_MS), 0);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 || hours === 0 ? `${rest}\u00a0min` : ''];
  return parts.filter(Boolean).join(' ');
}

/** Short form of a waiting time, past or remaining. Pure. */

/** `12 min`, `1 h 5 min`, from a day on `2 d 21 h`; rounded down, what lies ahead counts as now. */
export function formatWait(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  if (hours < 24) return formatSpan(milliseconds);
  return `${Math.floor(hours / 24)}\u00a0d ${hours % 24}\u00a0h`;
}
