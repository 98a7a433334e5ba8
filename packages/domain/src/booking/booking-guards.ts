/** Why a flight can't be booked. Gives every reason at once, so that a screen can show which conditions are met. */
import { formatMiles } from '../quantities.ts';
import { refuseAccount } from '../account/account-step.ts';
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import { dayNames, EVERY_DAY } from '../timetable/weekdays.ts';
import { HOUR, isOpen, type BookingRules } from './booking.ts';
import type { BookingRequest, BookingSituation } from './booking-request.ts';
import { refuseTail } from './tail-guards.ts';
import { openCount } from './rotation.ts';
import { fliesOn } from './timetable-change.ts';

/** Every reason against the booking; an empty list allows it. */
export function refuseBooking(
  request: BookingRequest,
  situation: BookingSituation,
  rules: BookingRules,
): Refusal[] {
  return [
    refuseAccount(situation.accountStatus, 'reservar'),
    refuseCount(request, situation, rules),
    refuseTime(request, situation.now, rules),
    refuseDay(request),
    refuseType(request, situation.rangeNm),
    refuseNotices(situation.unreadNotices),
    ...situation.conditions,
    refuseTail(request, situation, rules),
  ].filter((refusal) => refusal !== null);
}

function refuseCount(
  { pilotId, flight, date, rotation }: BookingRequest,
  { own, sameAct = new Set() }: Pick<BookingSituation, 'own' | 'sameAct'>,
  rules: BookingRules,
): Refusal | null {
  const open = own.filter((booking) => booking.pilotId === pilotId && isOpen(booking));
  const same = open.find(
    (booking) => flight !== null && booking.flightId === flight.id && booking.date === date,
  );
  if (same !== undefined && sameAct.has(same.id)) {
    return {
      code: 'reserva-repetida',
      message: 'Has elegido dos veces el mismo vuelo del mismo día.',
      wayOut: 'Quita uno de los dos y repite.',
    };
  }
  if (same !== undefined) {
    return {
      code: 'reserva-repetida',
      message: 'Ya tienes reservado este vuelo para ese día.',
      wayOut: 'Ábrela en «Tus reservas» para cambiarla.',
      details: { bookings: [same.id] },
    };
  }
  if (openCount(open, rotation) < rules.openBookings) return null;
  const earlier = open.filter(({ id }) => !sameAct.has(id));
  const before = earlier.map(({ id }) => id);
  const most = countOf(rules.openBookings, 'reserva abierta', 'reservas abiertas');
  if (before.length === 0) {
    return {
      code: 'demasiadas-reservas',
      message: `Puedes tener ${most} como mucho, y estos vuelos son más.`,
      wayOut: 'Quita alguno y repite.',
    };
  }
  const have = countOf(openCount(earlier), 'reserva abierta', 'reservas abiertas');
  return {
    code: 'demasiadas-reservas',
    message:
      before.length < open.length
        ? `Puedes tener ${most} como mucho: con estos vuelos serían más, porque ya tienes ${have}.`
        : `Ya tienes ${have}, el máximo.`,
    wayOut: 'Vuela o anula una de ellas y repite.',
    details: { bookings: before },
  };
}

function refuseTime({ std, eventSlot }: BookingRequest, now: number, rules: BookingRules): Refusal | null {
  if (std < now) {
    return {
      code: 'salida-pasada',
      message: 'La hora de salida ya ha pasado.',
      wayOut: 'Reserva la siguiente salida o el vuelo de otro día.',
    };
  }
  if (eventSlot || std <= now + rules.hoursAhead * HOUR) return null;
  return {
    code: 'demasiado-pronto',
    message: `Las salidas se reservan con ${countOf(rules.hoursAhead, 'hora', 'horas')} de antelación como mucho.`,
    wayOut: 'Vuelve cuando falte menos para la salida.',
    details: { from: std - rules.hoursAhead * HOUR },
  };
}

function refuseDay({ flight, date }: BookingRequest): Refusal | null {
  if (flight === null) return null;
  if (fliesOn(flight, date)) return null;
  const inForce = fliesOn({ ...flight, days: EVERY_DAY }, date);
  return {
    code: 'no-vuela-ese-dia',
    message: inForce
      ? `El vuelo ${flight.number} no sale ese día. Sus días: ${dayNames(flight.days)}.`
      : `El vuelo ${flight.number} no está en el horario de ese día.`,
    wayOut: 'Elige otro día u otro vuelo.',
  };
}

function refuseType({ flight, typeId, distanceNm }: BookingRequest, rangeNm: number | null): Refusal | null {
  if (flight !== null && !flight.types.includes(typeId)) {
    return {
      code: 'tipo-de-avion-no-admitido',
      message: 'Este vuelo no se hace con ese tipo de avión.',
      wayOut: 'Elige uno de los tipos del vuelo.',
      details: { types: flight.types },
    };
  }
  if (rangeNm === null || distanceNm <= rangeNm) return null;
  return {
    code: 'fuera-de-alcance',
    message: `Son ${formatMiles(distanceNm)} y el tipo elegido llega a ${formatMiles(rangeNm)}.`,
    wayOut: 'Elige un tipo con más alcance.',
  };
}

function refuseNotices(unread: readonly { slug: string; title: string }[]): Refusal | null {
  if (unread.length === 0) return null;
  const titles = unread.map(({ title }) => `«${title}»`).join(', ');
  return {
    code: 'avisos-sin-confirmar',
    message: `Te falta confirmar la lectura de ${titles}.`,
    wayOut: 'Ábrelo, confírmalo y repite la reserva: no se pierde lo que has elegido.',
    details: { notices: unread.map(({ slug }) => slug) },
  };
}

/**
 * Flights that a pilot books to practise: they add hours and no points, and their score is shown without entering
 * any mean. Why a pilot can't book one more training flight; null where nothing is against it. @param booked those
 * of the same month (UTC, by departure) that are open or flown, those of the same act included
 */
export function refuseTraining(
  { trainingPerMonth }: Pick<BookingRules, 'trainingPerMonth'>,
  booked: number,
): Refusal | null {
  if (booked < trainingPerMonth) return null;
  if (trainingPerMonth <= 0)
    return {
      code: 'vuelo-de-entrenamiento',
      message: 'La compañía no tiene vuelos de entrenamiento.',
      wayOut: 'Resérvalo como vuelo libre.',
    };
  return {
    code: 'vuelo-de-entrenamiento',
    message: `Ya tienes ${countOf(booked, 'vuelo de entrenamiento', 'vuelos de entrenamiento')} ese mes, el máximo.`,
    wayOut: 'Resérvalo como vuelo libre, anula uno de ellos o espera al mes siguiente.',
  };
}
