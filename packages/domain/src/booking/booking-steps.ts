/** The state machine of a booking: which event is allowed in which state, and what follows from it. */
import { formatSpan } from '../ages.ts';
import { countOf } from '../numbers.ts';
import { goTo, type Refusal, refuse, type Step } from '../refusal.ts';
import {
  type Booking,
  BOOKING_STATES,
  HOUR,
  MINUTE,
  type BookingEffect,
  type BookingEvent,
  type BookingRules,
} from './booking.ts';
import { expire } from './expiry.ts';

/** Result of a step of the booking: the next booking with its effects, or a refusal. */
export type BookingStep = Step<Booking, BookingEffect>;
type EventOf<T extends BookingEvent['type']> = Extract<BookingEvent, { type: T }>;

/** How many other bookings the pilot has open, and how many of those are being flown. */
export interface OtherBookings {
  open: number;
  flying: number;
}

/**
 * The booking after an event, or why not.
 * @param others open bookings of the same pilot, this one left out
 * @param again for `change`: what the guards of booking answer for the new flight (see `refuseBooking`)
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function stepBooking(
  booking: Booking,
  event: BookingEvent,
  rules: BookingRules,
  now: number,
  others: OtherBookings = { open: 0, flying: 0 },
  again: readonly Refusal[] = [],
): BookingStep {
  switch (event.type) {
    case 'change':
      return change(booking, event, rules, again);
    case 'cancel':
      return cancel(booking, event, now);
    case 'cancel_by_company':
      return cancelByCompany(booking, event);
    case 'timetable_changed':
      return timetableChanged(booking, event, rules);
    case 'left_behind':
      return loseTail(booking);
    case 'freed':
      if (booking.state !== 'reserved') return notNow(booking);
      return closed(booking, 'freed', 'freed');
    case 'start':
      return start(booking, event, now, others);
    case 'expire':
      return expire(booking, event, rules, now);
    case 'report_sent':
      if (booking.state !== 'flying') return notNow(booking);
      return goTo({ ...booking, state: 'fulfilled' });
    case 'report_dropped':
      return drop(booking, event, now);
    case 'report_withdrawn':
      return withdraw(booking, event, rules, now, others);
    case 'appeal_upheld':
      if (booking.state !== 'expired' || booking.reason !== null) return notNow(booking);
      return goTo(
        { ...booking, reason: 'forgiven' },
        { type: 'reverse_points', reason: 'abandoned' },
        { type: 'tell_pilot', about: 'appeal_upheld', appealable: false },
      );
    case 'flown_by_hand':
      return flownByHand(booking, event);
    case 'uncounted':
      if (booking.state !== 'expired' || booking.reason !== 'by_hand') return notNow(booking);
      return goTo({ ...booking, reason: null }, { type: 'post_points', reason: 'abandoned' });
  }
}

/** Forgives the abandoned flight if the pilot left the stand within the grace, whatever happened to the recording. */
function flownByHand(booking: Booking, { offBlock }: EventOf<'flown_by_hand'>): BookingStep {
  if (booking.state !== 'expired' || booking.reason !== null) return notNow(booking);
  if (offBlock > booking.graceUntil) return graceOver();
  return goTo({ ...booking, reason: 'by_hand' }, { type: 'reverse_points', reason: 'abandoned' });
}

/**
 * The booking takes the new flight as its snapshot: the old tail is freed, the new one held, and the grace moves with a
 * changed departure.
 */
function change(
  booking: Booking,
  event: EventOf<'change'>,
  rules: BookingRules,
  again: readonly Refusal[],
): BookingStep {
  if (booking.state !== 'reserved') return notNow(booking);
  if (Math.abs(event.std - event.timetableStd) > rules.changeHours * HOUR) {
    return refuse(
      'hora-lejos',
      `La salida puede moverse ${countOf(rules.changeHours, 'hora', 'horas')} como mucho respecto al horario.`,
      'Elige una hora más cercana o reserva otro vuelo.',
    );
  }
  const [refusal] = again;
  if (refusal !== undefined) return { ok: false, refusal };
  const { std, sta, typeId, tail, sharedTail } = event;
  const grace = Math.max(std, booking.changed?.std ?? std) + rules.graceMin * MINUTE;
  const next: Booking = {
    ...booking,
    std,
    sta,
    typeId,
    tail,
    sharedTail,
    changed: null,
    graceUntil: std === booking.std ? Math.max(booking.graceUntil, grace) : grace,
    icalSeq: booking.icalSeq + 1,
  };
  return goTo(next);
}

function cancel(booking: Booking, event: EventOf<'cancel'>, now: number): BookingStep {
  if (event.byId !== booking.pilotId) return notYours();
  if (booking.state !== 'reserved') return notNow(booking);
  if (now > booking.graceUntil) return graceOver();
  return closed(booking, 'pilot', 'cancel');
}

function cancelByCompany(booking: Booking, event: EventOf<'cancel_by_company'>): BookingStep {
  if (booking.state !== 'reserved') return notNow(booking);
  if (event.reason.trim() === '') {
    return refuse('falta-motivo', 'Falta el motivo.', 'Escribe por qué se anula: el piloto lo leerá.');
  }
  return closed(booking, 'company', 'cancel_by_company');
}

/**
 * Notes the change of the timetable. The pilot may still fly the flight as booked, until the grace ends after the later
 * of both departures.
 */
function timetableChanged(
  booking: Booking,
  { change: to, timetableStd }: EventOf<'timetable_changed'>,
  rules: BookingRules,
): BookingStep {
  if (booking.state !== 'reserved') return notNow(booking);
  // Measured from the timetable's departure, since the pilot may have chosen another time; a move to just that time is
  // no news.
  const far = (from: number) => Math.abs((to.std ?? from) - from) > rules.movedMin * MINUTE;
  if (to.what === 'moved' && !(far(timetableStd) && far(booking.std))) {
    // The flight is back at its time, or moved by less than the rules report: no message, and a longer grace that was
    // promised stays.
    return goTo(booking.changed?.what === 'tail_withdrawn' ? booking : { ...booking, changed: null });
  }
  const lost = to.what === 'tail_withdrawn';
  const std = to.std ?? booking.changed?.std ?? null;
  const next: Booking = {
    ...booking,
    tail: lost ? null : booking.tail,
    changed: { what: to.what, std },
    graceUntil: Math.max(booking.graceUntil, (std ?? booking.std) + rules.graceMin * MINUTE),
  };
  return goTo(next, {
    type: 'tell_pilot',
    about: 'timetable_changed',
    appealable: false,
  });
}

/**
 * Takes the tail from the booking; the pilot keeps the flight and picks another tail, as after a withdrawn one. A
 * withdrawn flight stays withdrawn.
 */
function loseTail(booking: Booking): BookingStep {
  if (booking.state !== 'reserved') return notNow(booking);
  const what = booking.changed?.what === 'flight_withdrawn' ? 'flight_withdrawn' : 'tail_withdrawn';
  const changed = { what, std: booking.changed?.std ?? null } as const;
  return goTo(
    { ...booking, tail: null, changed },
    {
      type: 'tell_pilot',
      about: 'left_behind',
      appealable: false,
    },
  );
}

/** Starts the flight. From then on no debit for a missed departure is due, however the flight ends. */
function start(booking: Booking, event: EventOf<'start'>, now: number, others: OtherBookings): BookingStep {
  if (event.byId !== booking.pilotId) return notYours();
  if (booking.state !== 'reserved') return notNow(booking);
  if (others.flying > 0) return flightOpen();
  if (now > booking.graceUntil) return graceOver();
  if (!event.typeAccepted) {
    return refuse(
      'avion-distinto',
      'El avión del simulador no es del tipo que reservaste.',
      'Carga ese tipo o cambia el avión de la reserva.',
    );
  }
  return goTo({ ...booking, state: 'flying' });
}

function withdraw(
  booking: Booking,
  { sentAt, tailTaken }: EventOf<'report_withdrawn'>,
  rules: BookingRules,
  now: number,
  others: OtherBookings,
): BookingStep {
  if (booking.state !== 'fulfilled') return notNow(booking);
  if (now > sentAt + rules.withdrawMin * MINUTE) {
    return refuse(
      'retirada-tarde',
      `Un informe se puede retirar durante ${formatSpan(rules.withdrawMin * MINUTE)}.`,
      'Escribe a los revisores desde el informe.',
    );
  }
  if (others.flying > 0) return flightOpen();
  if (others.open >= rules.openBookings) {
    return refuse(
      'demasiadas-reservas',
      `Ya tienes ${countOf(rules.openBookings, 'reserva abierta', 'reservas abiertas')} y este vuelo volvería a abrirse.`,
      'Anula una de ellas y repite.',
    );
  }
  const sharedTail = booking.sharedTail || tailTaken;
  return goTo({ ...booking, state: 'flying', sharedTail });
}

/** A crash at the gate or a wrong fuel load costs no booking: as long as its grace lasts, the flight begins again. */
function drop(
  booking: Booking,
  { moved, bookedByStart }: EventOf<'report_dropped'>,
  now: number,
): BookingStep {
  if (booking.state !== 'flying') return notNow(booking);
  if (moved || bookedByStart || now > booking.graceUntil)
    return closed(booking, 'interrupted', 'report_dropped');
  return goTo(
    { ...booking, state: 'reserved' },
    { type: 'tell_pilot', about: 'report_dropped', appealable: false },
  );
}

/** A booking that ends without a debit. */
function closed(
  booking: Booking,
  reason: 'pilot' | 'company' | 'interrupted' | 'freed',
  about: BookingEvent['type'],
): BookingStep {
  return goTo(
    { ...booking, state: 'cancelled', reason, icalSeq: booking.icalSeq + 1 },
    { type: 'tell_pilot', about, appealable: false },
  );
}

/** The event doesn't belong to the state that the booking is in. */
export function notNow({ state }: Booking): BookingStep {
  return refuse(
    'estado-de-reserva',
    `La reserva está en el estado «${BOOKING_STATES[state]}» y este cambio ya no le corresponde.`,
    'Vuelve a cargar la página: puede que haya cambiado hace un momento.',
  );
}

function notYours(): BookingStep {
  return refuse('reserva-ajena', 'Esta reserva no es tuya.');
}

function graceOver(): BookingStep {
  return refuse(
    'plazo-vencido',
    'El plazo de esta reserva ya ha terminado.',
    'Reserva el vuelo otra vez. Si crees que hay un error, recurre desde la reserva.',
  );
}

function flightOpen(): BookingStep {
  return refuse(
    'vuelo-abierto',
    'Ya tienes un vuelo en curso.',
    'Reanúdalo, envíalo como está o descártalo antes de seguir.',
  );
}
