import { dateFormat } from '@va/domain/dates.ts';
import { capital } from '@va/domain/texts.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

const DAY = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });

/** `domingo, 22 nov` of `2026-11-22`, UTC. */
export const dayName = (date: string) => DAY(new Date(`${date}T00:00:00Z`));

const SHORT = dateFormat({ weekday: 'short', day: 'numeric' });

/** `14:05Z`. */
export function utcTime(iso: string): string {
  return formatUtcMinute(new Date(iso));
}

/** Days by UTC from one instant to another: 1 for the day after. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS;
}

/** `Hoy, domingo, 22 nov`, `Mañana, lunes, 23 nov`, `Martes, 24 nov`; `date` is `YYYY-MM-DD`, UTC. */
export function dayTitle(date: string, now: number): string {
  const words = dayName(date);
  const ahead = daysBetween(new Date(now).toISOString(), date);
  if (ahead === 0) return `Hoy, ${words}`;
  if (ahead === 1) return `Mañana, ${words}`;
  return capital(words);
}

/** `lun, 23 a las 13:15Z`. */
export function shortMoment(iso: string): string {
  return `${SHORT(new Date(iso))} a las ${utcTime(iso)}`;
}
