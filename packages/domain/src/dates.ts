import { dateFormat } from './date-format.ts';

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
