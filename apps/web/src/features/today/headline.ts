import type { Booking } from '#app/api/bookings.ts';
import { daysBetween, utcTime } from '#app/lib/times.ts';

/** The state of the day as title and sentence: what comes next, or that nothing does. */
export function headline(
  open: readonly Booking[] | undefined,
  name: string,
): { title: string; lead: string } {
  const next = open?.[0];
  if (next === undefined)
    return {
      title: open === undefined ? 'Hoy' : 'Elige tu próximo vuelo',
      // A line is held for it, so that nothing moves when it comes.
      lead: open === undefined ? '\u00a0' : `${name}, no tienes ningún vuelo reservado.`,
    };
  if (next.state === 'flying')
    return { title: `En vuelo a ${next.arr.city}`, lead: `${name}, tu vuelo está en el mapa.` };
  const ahead = daysBetween(new Date().toISOString(), next.std);
  const when = ahead <= 0 ? 'Hoy sales' : ahead === 1 ? 'Mañana sales' : 'Sales pronto';
  const place = next.tailPlace?.icao === next.dep.icao ? `${next.tail} te espera en ${next.dep.city}.` : '';
  return {
    title: `${when} a ${next.arr.city}`,
    lead: [`${name}, el vuelo sale de ${next.dep.city} a las ${utcTime(next.std)}.`, place]
      .filter(Boolean)
      .join(' '),
  };
}
