import { madeWhenNeeded } from './made-when-needed.ts';

/** Writes instants in Spanish with these parts, by UTC; its day and month stay on one line. */
export function dateFormat(parts: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const format = madeWhenNeeded(() => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...parts }));
  return (at) => keepDayAndMonth(format().format(at));
}

/** A written date with no-break spaces from the day to the month: `5 dic`, `26 de noviembre`. */
export function keepDayAndMonth(date: string): string {
  return date.replace(/(?<=\d(?: de)?) (?=\p{L})/gu, '\u00A0');
}

const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const longMonth = dateFormat({ month: 'long', year: 'numeric' });

/** `2025-07-01` as `1 de julio de 2025`. */
export function formatDate(isoDate: string): string {
  return longDate(new Date(`${isoDate}T00:00:00Z`));
}

/** `2026-03` as `marzo de 2026`. */
export function formatMonth(month: string): string {
  return longMonth(new Date(`${month}-01T00:00:00Z`));
}
