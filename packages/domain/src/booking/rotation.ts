/** A day of one aircraft: flights of the timetable that a pilot books with one tail in one act, each going on where the last one ended. */
import { hoursAndMinutes } from '../durations.ts';
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import { formatUtcMinute } from '../utc-clock.ts';
import { type Booking, isOpen, MINUTE } from './booking.ts';

/** Airports and times of a flight in a rotation. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface RotationLeg {
  /** Airports, four letters. */
  dep: string;
  arr: string;
  std: number;
  sta: number;
}

/** The situation in which a pilot asks for a rotation. */
export interface RotationFacts {
  /** Registration. */
  tail: string;
  /** Airport where the aircraft is when the first flight leaves. */
  place: string;
  /** Minutes on the ground between two flights. */
  turnaroundMin: number;
  /** Flights that a rotation may have, 2 at least; fewer where the airline has none. */
  most: number;
  /** Other open bookings of the pilot, with what people call them. */
  own: readonly (Pick<RotationLeg, 'std' | 'sta'> & { name: string })[];
}

const LEAST = 2;

/** Why one aircraft can't fly these flights in one rotation; null if it can. */
export function refuseRotation(legs: readonly RotationLeg[], facts: RotationFacts): Refusal | null {
  const { tail, place, most, own } = facts;
  if (most < LEAST) return no('La compañía no ofrece días de avión.', 'Reserva los vuelos uno a uno.');
  if (legs.length < LEAST || legs.length > most)
    return no(
      `Un día de avión tiene de ${LEAST} a ${countOf(most, 'etapa', 'etapas')}, y aquí hay ${legs.length}.`,
      'Elige otras y repite.',
    );
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    const refusal = before && refuseNext(before, leg, index, facts.turnaroundMin);
    if (refusal) return refusal;
  }
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first.dep !== place)
    return no(
      `${tail} estará en ${place} a esa hora, y la primera etapa sale de ${first.dep}.`,
      `Elige un avión que esté en ${first.dep}, o empieza en ${place}.`,
    );
  const crossed = own.find(({ std, sta }) => std < last.sta && first.std < sta);
  return crossed === undefined
    ? null
    : no(
        `Se cruza con tu reserva ${crossed.name}, de ${hour(crossed.std)} a ${hour(crossed.sta)}.`,
        'Anula esa reserva, o elige un día de avión que acabe antes o empiece después.',
      );
}

function refuseNext(
  before: RotationLeg,
  leg: RotationLeg,
  index: number,
  turnaroundMin: number,
): Refusal | null {
  if (leg.dep !== before.arr)
    return no(
      `La etapa ${index + 1} sale de ${leg.dep}, y la anterior llega a ${before.arr}.`,
      'Elige etapas que sigan una a otra.',
    );
  const ready = before.sta + turnaroundMin * MINUTE;
  if (leg.std >= ready) return null;
  return no(
    `La etapa ${index + 1} sale a las ${hour(leg.std)}, y el avión no está listo hasta las ${hour(ready)}: llega a las ${hour(before.sta)} y la escala es de ${hoursAndMinutes(turnaroundMin)} h.`,
    'Elige una salida posterior.',
  );
}

/**
 * Why a flight of a rotation can't be moved to other hours: it would leave before the one before it has ended and the
 * aircraft is ready, or end too late for the one after it.
 * @param others the other flights of the rotation that are still to be flown, in any order
 * @param was its departure before
 */
export function refuseMovedLeg(
  moved: Pick<RotationLeg, 'std' | 'sta'>,
  others: readonly Pick<RotationLeg, 'std' | 'sta'>[],
  was: number,
  turnaroundMin: number,
): Refusal | null {
  const stop = turnaroundMin * MINUTE;
  const tooEarly = others.find(({ std, sta }) => std < was && moved.std < sta + stop);
  const tooLate = others.find(({ std }) => std > was && std < moved.sta + stop);
  if (tooEarly)
    return no(
      `A esa hora el avión no ha hecho la etapa anterior: está listo a las ${hour(tooEarly.sta + stop)}.`,
      'Elige una hora posterior.',
    );
  if (tooLate)
    return no(
      `Con esa hora el avión no llega a la etapa siguiente, que sale a las ${hour(tooLate.std)}.`,
      'Elige una hora anterior, o mueve antes la etapa siguiente.',
    );
  return null;
}

/**
 * Bookings that count for the limit of those open at once: a rotation counts as one.
 * @param apart a rotation that is left out: one that is being booked, or whose flight is asked about
 */
export function openCount(
  bookings: readonly Pick<Booking, 'id' | 'state' | 'rotation'>[],
  apart: string | null = null,
): number {
  const open = bookings.filter((one) => isOpen(one) && (apart === null || one.rotation !== apart));
  return new Set(open.map(({ id, rotation }) => rotation ?? id)).size;
}

/**
 * Whether the airline cancels an unstarted flight of a rotation without a debit: when another flight of it was started,
 * or was debited already. So a rotation costs one debit at most, and none once the pilot has started one of its
 * flights.
 */
export function isFreed(
  { id, rotation }: Pick<Booking, 'id' | 'rotation'>,
  bookings: readonly Pick<Booking, 'id' | 'rotation' | 'state' | 'reason'>[],
): boolean {
  if (rotation === null) return false;
  return bookings.some(
    (one) =>
      one.rotation === rotation &&
      one.id !== id &&
      (one.state === 'flying' ||
        one.state === 'fulfilled' ||
        (one.state === 'expired' && one.reason === null)),
  );
}

function no(message: string, wayOut: string): Refusal {
  return { code: 'dia-de-avion', message, wayOut };
}

function hour(instant: number): string {
  return formatUtcMinute(new Date(instant));
}
