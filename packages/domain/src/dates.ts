const longDate = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const longMonth = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-07-01` as `1 de julio de 2025`. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

/** `2026-03` as `marzo de 2026`. */
export function formatMonth(month: string): string {
  return longMonth.format(new Date(`${month}-01T00:00:00Z`));
}
