const day = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day `YYYY-MM-DD` in words: `1 de julio de 2025`. */
export function dayOf(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
