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
