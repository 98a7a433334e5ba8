/** Days of the week as bits: Monday 1, Tuesday 2, … Sunday 64. Days are those of UTC. */

export const EVERY_DAY = 127;

/** The digits 1 (Monday) to 7 (Sunday) as bits: `135` is Monday, Wednesday and Friday. Other signs are ignored. */
export function daysOf(digits: string): number {
  let days = 0;
  for (const digit of digits) if (digit >= '1' && digit <= '7') days |= 1 << (Number(digit) - 1);
  return days;
}

/** The bits as digits, in order. */
export function digitsOf(days: number): string {
  return [1, 2, 3, 4, 5, 6, 7].filter((digit) => days & (1 << (digit - 1))).join('');
}

/** Number of days in a set of weekdays. */
export function dayCount(days: number): number {
  return digitsOf(days).length;
}

/** The days shifted by a number of days around the week; negative for earlier. */
export function shiftDays(days: number, count: number): number {
  const by = ((count % 7) + 7) % 7;
  return ((days << by) | (days >> (7 - by))) & EVERY_DAY;
}

/** The bit of a date, `YYYY-MM-DD`. */
export function dayOfDate(date: string): number {
  return 1 << ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7);
}

const NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Names of the days in Spanish: `lunes, miércoles y viernes`, `todos los días`. */
export function dayNames(days: number): string {
  if (days === EVERY_DAY) return 'todos los días';
  const names = NAMES.filter((_, index) => days & (1 << index));
  return new Intl.ListFormat('es-ES', { type: 'conjunction' }).format(names);
}
