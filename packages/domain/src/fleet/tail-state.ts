/** Place and state of a tail, always worked out from reports, bookings and moves, never stored. */
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { Booking } from '../booking/booking.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Every state, with the word that people see. */
export const TAIL_STATES = {
  free: 'libre',
  reserved: 'reservado',
  flying: 'en vuelo',
  no_signal: 'sin señal',
} as const;

/** State of an aircraft. */
export type TailState = keyof typeof TAIL_STATES;

/** A reserved tail shows as such this long before departure. */
const RESERVED_WITHIN = 24 * HOUR_MS;

/** Silence after which a flight in progress has no signal. */
const SILENT_AFTER = 10 * MINUTE_MS;

/**
 * @param bookings those of the tail
 * @param lastPointAt when the report in progress with this tail was heard last; null without such a report
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function tailState(bookings: readonly Booking[], lastPointAt: number | null, now: number): TailState {
  if (lastPointAt !== null) return now - lastPointAt > SILENT_AFTER ? 'no_signal' : 'flying';
  const soon = bookings.some(({ state, std }) => state === 'reserved' && std - now <= RESERVED_WITHIN);
  return soon ? 'reserved' : 'free';
}

/** A report as far as it moves pilot and tail. */
export interface Arrival {
  state:
    | 'submitted'
    | 'in_review'
    | 'accepted'
    | 'appealed'
    | 'rejected'
    | 'voided'
    | 'draft'
    | 'in_progress';
  /** The decision in force, also while it is appealed. */
  standing: 'accepted' | 'rejected' | null;
  /** ICAO code. */
  arrival: string;
  onBlock: number;
}

/** A ferry of a tail, or a transfer of a pilot: it moves without a flight. */
export interface Move {
  at: number;
  to: string;
}

/** Airport of an aircraft (ICAO code), and since when it is there. */
export interface Place {
  icao: string;
  since: number;
}

const MOVES: ReadonlySet<Arrival['state']> = new Set(['submitted', 'in_review', 'accepted', 'appealed']);

/**
 * The latest of all arrivals and moves; null when there are none, and the base is the place. A report that is rejected or
 * voided drops out, and the place falls back by itself.
 */
export function placeOf(arrivals: readonly Arrival[], moves: readonly Move[]): Place | null {
  const places = [
    ...arrivals
      .filter(({ state, standing }) => MOVES.has(state) && standing !== 'rejected')
      .map(({ arrival, onBlock }) => ({ icao: arrival, since: onBlock })),
    ...moves.map(({ to, at }) => ({ icao: to, since: at })),
  ];
  return places.reduce<Place | null>(
    (last, place) => (last && last.since >= place.since ? last : place),
    null,
  );
}

/** Taking a tail out of service and back: what follows for bookings, and when it can't be done. */

/** Every service, with the word that people see. */
export const SERVICES = {
  operational: 'operativo',
  maintenance: 'mantenimiento',
  stored: 'almacenado',
  retired: 'baja',
} as const;

/** Whether an aircraft is in service. */
export type Service = keyof typeof SERVICES;

/** Facts for the decision to take an aircraft out of service or back. */
export interface ServiceChange {
  from: Service;
  to: Service;
  /** Why, for the tail's history. */
  reason: string;
  /** A report with this tail is in progress. */
  flying: boolean;
}

/**
 * Why the service of an aircraft can't change; null if it can. A flight in progress delays only retirement; a retired
 * aircraft may return like any other.
 */
export function refuseServiceChange({ from, to, reason, flying }: ServiceChange): Refusal | null {
  if (from === to) {
    return refuse('servicio', `El avión ya está en «${SERVICES[from]}».`).refusal;
  }
  if (reason.trim() === '') {
    return refuse(
      'falta-motivo',
      'Falta el motivo.',
      'Escribe por qué cambia: queda en la historia del avión.',
    ).refusal;
  }
  if (to === 'retired' && flying) {
    return refuse('en-vuelo', 'El avión está en vuelo.', 'Dalo de baja cuando termine el vuelo.').refusal;
  }
  return null;
}

/** A tail that is in the air can't be moved on paper. */
export function refuseFerry(flying: boolean): Refusal | null {
  return flying ? refuse('en-vuelo', 'El avión está en vuelo.', 'Trasládalo cuando termine.').refusal : null;
}
