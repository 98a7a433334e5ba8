import { BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { capital } from '@va/domain/texts.ts';
import type { Booking } from '#app/api/bookings.ts';
import { POINTS_PARTS } from '#app/lib/points-words.ts';
import { shortMoment } from '#app/lib/times.ts';

const REASONS = {
  pilot: 'la anulaste tú',
  company: 'la anuló la compañía',
  interrupted: 'el vuelo se interrumpió',
  no_charge: 'sin cargo',
  freed: 'liberada',
  forgiven: 'perdonada',
  by_hand: 'volada, con reporte manual',
} as const satisfies Record<NonNullable<Booking['reason']>, string>;

/** The state in words, with its reason. */
export function stateWords({ state, reason }: Pick<Booking, 'state' | 'reason'>): string {
  const word = BOOKING_STATES[state];
  const name = capital(word);
  return reason === null ? name : `${name}: ${REASONS[reason]}`;
}

export const STATE_TONES = {
  reserved: 'sky',
  flying: 'sky',
  fulfilled: 'ok',
  expired: 'media',
  cancelled: 'neutral',
} as const satisfies Record<Booking['state'], BadgeTone>;

/** Debit after the grace, in one sentence. */
export function graceWords({ graceUntil, abandonedPoints }: Booking): string {
  return `Empiézalo o anúlalo antes del ${shortMoment(graceUntil)} y no cuesta nada. Después caduca y resta ${countOf(Math.abs(abandonedPoints), 'punto', 'puntos')}.`;
}

/** Later change of the timetable, and its meaning; null if there is none. */
export function changeWords({ changed, graceUntil }: Booking): string | null {
  if (changed === null) return null;
  const until = `hasta el ${shortMoment(graceUntil)}`;
  if (changed.what === 'tail_withdrawn')
    return 'Este vuelo se ha quedado sin el avión que tenías, y sigue siendo tuyo: en «Cambiar» ves los que puedes elegir, si los hay.';
  if (changed.what === 'flight_withdrawn')
    return `El vuelo ha salido del horario. Puedes volarlo como lo reservaste, ${until}.`;
  const moved = changed.std === null ? '' : ` y ahora sale el ${shortMoment(changed.std)}`;
  return `El horario ha cambiado${moved}. Puedes volarlo como lo reservaste; el plazo se alarga ${until}.`;
}

/** `10 a 20 puntos`; a training flight adds hours alone. */
export const worthValue = ({ least, most }: Booking['worth']): string =>
  most === 0 ? 'Horas, sin puntos' : `${least} a ${countOf(most, 'punto', 'puntos')}`;

/**
 * `20 por bloque, +5 nota, +5 red`: certain points, and the most of each part that depends on the flight; only one
 * bonus for the score applies.
 */
export function worthWords({ sure, possible }: Booking['worth']): string {
  if (sure.length === 0) return 'su nota no entra en tu media';
  const most = new Map<string, number>();
  for (const { reason, points } of possible) {
    const part = POINTS_PARTS[reason] ?? '';
    const before = most.get(part) ?? 0;
    const either = reason === 'score_80' || reason === 'score_90';
    most.set(part, either ? Math.max(points, before) : before + points);
  }
  return [
    ...sure.map(({ reason, points }) => `${points} por ${POINTS_PARTS[reason] ?? ''}`),
    ...[...most].map(([part, points]) => `+${points} ${part}`),
  ].join(', ');
}
