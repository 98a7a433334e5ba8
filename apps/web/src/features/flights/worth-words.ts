import type { Departure } from '#app/api/flights.ts';

/** Points as a range: `20–30`. */
export function worthRange({ least, most }: Departure['worth']): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Points with their unit: `1 punto`, `20–30 puntos`. */
export function worthWords(worth: Departure['worth']): string {
  return worth.most === 1 ? '1\u00a0punto' : `${worthRange(worth)}\u00a0puntos`;
}

/** Reason for the points, in a few words. */
export function worthReason({ worth, focus }: Departure): string {
  const bonus = worth.sure.find(({ reason }) => reason === 'focus');
  const base = worth.sure.find(({ reason }) => reason === 'base');
  const event = worth.sure.find(({ reason }) => reason === 'event');
  if (event) return `${base?.points ?? 0} de bloque, ${event.points} del evento`;
  if (bonus) return `${base?.points ?? 0} de bloque, ${bonus.points} Focus`;
  return focus.length > 0 ? 'Focus agotado este mes' : `${base?.points ?? 0}\u00a0seguros`;
}
