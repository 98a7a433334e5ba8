/** A booking: a pilot, a flight of one date, a type and a tail. */
import type { TimetableChange } from './booking-events.ts';

/** The states of a booking, and why one is closed. */
/** Every state, with the word that people see. */
export const BOOKING_STATES = {
  reserved: 'reservado',
  flying: 'en vuelo',
  fulfilled: 'cumplido',
  expired: 'caducado',
  cancelled: 'cancelado',
} as const;

/** State of a booking. */
type BookingState = keyof typeof BOOKING_STATES;

/** Why a booking is cancelled or expired, where there is more to say than the state. */
export const BOOKING_REASONS = {
  pilot: 'piloto',
  company: 'compañía',
  interrupted: 'interrumpido',
  no_charge: 'sin cargo',
  forgiven: 'perdonado',
  freed: 'liberado',
  by_hand: 'volado, informado a mano',
} as const;

/** Why a booking was cancelled or expired. */
type BookingReason = keyof typeof BOOKING_REASONS;

/** Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Booking {
  id: string;
  pilotId: string;
  /** Null for a free flight. */
  flightId: string | null;
  /** Date of the flight in the timetable, `YYYY-MM-DD` UTC. */
  date: string;
  /** The rotation that it is a flight of; null for one that is booked alone, or out and back. */
  rotation: string | null;
  /** Departure and arrival that were booked. */
  std: number;
  sta: number;
  typeId: string;
  /** Registration; null only while no tail was chosen because none could be, or the chosen one was withdrawn. */
  tail: string | null;
  state: BookingState;
  reason: BookingReason | null;
  /** The pilot accepted a tail although another booking holds it. */
  sharedTail: boolean;
  changed: TimetableChange | null;
  /**
   * Last instant at which the pilot can start or cancel without a debit: the grace after the later of both departures.
   */
  graceUntil: number;
  /** Version of the calendar entry. */
  icalSeq: number;
}

/** Whether the booking holds a tail and counts for the limit of open bookings. */
export function isOpen({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'reserved' || state === 'flying';
}

/** Milliseconds. */
export const MINUTE = 60_000;

/** Milliseconds of an hour. */
export const HOUR = 3_600_000;
