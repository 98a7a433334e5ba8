const DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `domingo, 22 nov` of `2026-11-22`, UTC. */
export const dayName = (date: string) => DAY.format(new Date(`${date}T00:00:00Z`));
