/** Signing up for an event, choosing a slot and withdrawing, with the reasons to refuse each. */
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import { type AirlineEvent, slotsOf } from './event.ts';

/** Facts for the decision on a sign-up; instants in milliseconds since 1970-01-01T00:00Z. */
export interface SignUpSituation {
  now: number;
  /** Code of the pilot's rank. */
  rank: string;
  /** Slots of the other pilots who signed up, null for one without a slot. */
  others: readonly (number | null)[];
}

/** Refuses sign-ups and withdrawals for an event that is cancelled or over; null while it is open. */
function refuseClosed(event: AirlineEvent, now: number): Refusal | null {
  if (event.cancelled) return { code: 'evento-cerrado', message: 'El evento está cancelado.' };
  if (now > event.ends) return { code: 'evento-cerrado', message: 'El evento ya ha terminado.' };
  return null;
}

/** How many pilots can still sign up; null without a limit. */
export function placesLeft(event: AirlineEvent, taken: number): number | null {
  const limits = [event.capacity, event.slotMinutes === null ? null : slotsOf(event).length].filter(
    (limit) => limit !== null,
  );
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits) - taken);
}

/** The refusal of a sign-up, or null. `slot` is null where the event has none. */
export function refuseSignUp(
  event: AirlineEvent,
  slot: number | null,
  { now, rank, others }: SignUpSituation,
): Refusal | null {
  const closed = refuseClosed(event, now);
  if (closed !== null) return closed;
  if (!event.signup)
    return {
      code: 'evento-sin-inscripcion',
      message: 'A este evento no hay que apuntarse: basta con volar.',
    };
  if (event.ranks.length > 0 && !event.ranks.includes(rank))
    return { code: 'evento-de-otro-rango', message: 'El evento es para otros rangos.' };
  const free = placesLeft(event, others.length);
  if (free === 0)
    return {
      code: 'evento-completo',
      message: `El evento está completo: ${countOf(others.length, 'piloto apuntado', 'pilotos apuntados')}.`,
      wayOut: 'Si alguien se borra, la plaza vuelve a aparecer aquí.',
    };
  const slots = slotsOf(event);
  if (slots.length === 0) return null;
  if (slot === null || !slots.includes(slot))
    return { code: 'turno-no-valido', message: 'Elige uno de los turnos de salida del evento.' };
  if (others.includes(slot))
    return {
      code: 'turno-ocupado',
      message: 'Ese turno acaba de ocuparse.',
      wayOut: 'Elige otro de los que quedan.',
    };
  if (slot < now) return { code: 'turno-no-valido', message: 'Ese turno ya ha pasado: elige otro.' };
  return null;
}

/** The refusal of a withdrawal, or null: who takes part stays once the event has begun. */
export function refuseWithdrawal(event: AirlineEvent, now: number): Refusal | null {
  if (event.cancelled || now < event.starts) return null;
  return {
    code: 'evento-cerrado',
    message: 'El evento ya ha empezado y no hace falta borrarse: si no vuelas, no pasa nada.',
  };
}
