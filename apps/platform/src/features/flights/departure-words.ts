import type { Departure } from '#app/api/flights.ts';
import { airline } from '#app/config/airline.ts';
import { shortMoment, utcTime } from '#app/lib/times.ts';

/** Points as a range: `20–30`. */
export function worthRange({ least, most }: Departure['worth']): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The same with its unit: `1 punto`, `20–30 puntos`. */
export function worthWords(worth: Departure['worth']): string {
  return worth.most === 1 ? '1\u00a0punto' : `${worthRange(worth)}\u00a0puntos`;
}

/** Why it is worth that, in a few words. */
export function worthReason({ worth, focus }: Departure): string {
  const bonus = worth.sure.find(({ reason }) => reason === 'focus');
  const base = worth.sure.find(({ reason }) => reason === 'base');
  const event = worth.sure.find(({ reason }) => reason === 'event');
  if (event) return `${base?.points ?? 0} de bloque, ${event.points} del evento`;
  if (bonus) return `${base?.points ?? 0} de bloque, ${bonus.points} Focus`;
  return focus.length > 0 ? 'Focus agotado este mes' : `${base?.points ?? 0}\u00a0seguros`;
}

/** What makes this departure worth a look, or nothing. */
export function remarkOf({ stage, events, focus, lastFlownAt, daylight, refusals }: Departure): string {
  if (stage !== null) return `Etapa ${stage.n} de ${stage.name}`;
  if (events[0]) return events[0].name;
  if (focus.length > 0) return 'Focus Airport';
  if (refusals !== null && lastFlownAt === null) return 'No lo has volado';
  return daylight ? 'De día al llegar' : 'De noche al llegar';
}

/** What is worth knowing before booking it, besides the conditions: the note of the route, and the way back. */
export function remarksOf({ note, returns }: Departure): { title: string; text: string }[] {
  const [back] = returns;
  return [
    ...(note ? [{ title: 'Nota de la ruta', text: note }] : []),
    ...(back
      ? [
          {
            title: 'La vuelta',
            text: `${airline.icaoCode}\u00a0${back.number} sale el ${shortMoment(back.std)} y llega a las ${utcTime(back.sta)}.`,
          },
        ]
      : []),
  ];
}
