import type { Departure } from '#app/api/flights.ts';
import { airline } from '#app/config/airline.ts';
import { shortMoment, utcTime } from '#app/lib/times.ts';

/** Remark that makes this departure interesting; empty if there is none. */
export function remarkOf({ stage, events, focus, likes, daylight }: Departure): string {
  if (stage !== null) return `Etapa ${stage.n} de ${stage.name}`;
  if (events[0]) return events[0].name;
  if (focus.length > 0) return 'Focus Airport';
  if (likes[0]) return likes[0];
  return daylight ? 'De día al llegar' : 'De noche al llegar';
}

/** Remarks besides the conditions: the note of the route, and the return. */
export function remarksOf({ note, likes, returns }: Departure): { title: string; text: string }[] {
  const [back] = returns;
  return [
    ...(likes.length > 0 ? [{ title: 'Te gusta', text: likes.join(' ') }] : []),
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
