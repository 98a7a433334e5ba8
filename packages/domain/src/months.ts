/** Months of the rules, `YYYY-MM`, and days, always UTC. Instants are milliseconds since 1970-01-01T00:00Z. */

/** The month that an instant falls in. */
export function monthOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 7);
}

/** The UTC day that an instant falls in, `YYYY-MM-DD`. */
export function dayOf(instant: number | Date): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The first instant of a month. */
export function monthStart(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** The month a number of months later, earlier if negative. */
export function addMonths(month: string, count: number): string {
  const date = new Date(monthStart(month));
  return monthOf(date.setUTCMonth(date.getUTCMonth() + count));
}

/** Every month from the first to the last, both included; empty if the last is before the first. */
export function monthsThrough(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The same day and time a number of months later; the last moment of a month that is too short. */
export function addMonthsTo(instant: number, count: number): number {
  const start = monthStart(addMonths(monthOf(instant), count));
  const next = monthStart(addMonths(monthOf(start), 1));
  const intoMonth = instant - monthStart(monthOf(instant));
  return Math.min(start + intoMonth, next - 1);
}
