/** How long ago something was, in words. Pure. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `hace menos de 1 min`, `hace 12 min`, `hace 1 h 5 min`, `hace 3 días`; what lies ahead counts as now. */
export function formatAge(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'hace menos de 1\u00a0min';
  return `hace ${formatDays(milliseconds)}`;
}

/** A span of time as in `formatSpan`, from two days on in days: `3 días`. */
function formatDays(milliseconds: number): string {
  if (milliseconds < 2 * DAY) return formatSpan(milliseconds);
  return `${Math.floor(milliseconds / DAY)}\u00a0días`;
}

/** A span of time in hours and minutes, rounded down: `12 min`, `2 h`, `1 h 5 min`. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(Math.floor(milliseconds / MINUTE), 0);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 || hours === 0 ? `${rest}\u00a0min` : ''];
  return parts.filter(Boolean).join(' ');
}
