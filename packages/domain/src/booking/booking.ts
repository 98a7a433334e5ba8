/** A booking: a pilot, a flight of one date, a type and a tail. */
import type { TransferRules } from '../transfers/transfer.ts';

/** Events that happen to a booking, and the effects they have. */
/** How the timetable changed the flight after it was booked. The pilot may still fly the flight as booked. */
export interface TimetableChange {
  what: 'moved' | 'flight_withdrawn' | 'tail_withdrawn';
  /** New departure, where there still is one. */
  std: number | null;
}

/** Events of a booking. */
export type BookingEvent =
  /** `timetableStd`: departure by the timetable in force; the pilot's own for a free flight. */
  | {
      type: 'change';
      std: number;
      sta: number;
      typeId: string;
      tail: string | null;
      sharedTail: boolean;
      timetableStd: number;
    }
  | { type: 'cancel'; byId: string }
  | { type: 'cancel_by_company'; reason: string }
  /** `timetableStd`: departure by the timetable when it was booked or last changed. */
  | { type: 'timetable_changed'; change: TimetableChange; timetableStd: number }
  /** The flight that would have brought the tail to the departure is not flown, or not with it. */
  | { type: 'left_behind' }
  /** Like `left_behind` for a flight of a rotation, which only that tail can fly: the pilot gives it back. */
  | { type: 'freed' }
  /** `typeAccepted`: the type in the recorder is one of those that the booking accepts. */
  | { type: 'start'; byId: string; typeAccepted: boolean }
  /**
   * `freed`: it is a flight of a rotation that costs nothing any more, see `isFreed`.
   * `upAt`: last instant before the end of grace at which the platform answered; null when it is not known.
   */
  | { type: 'expire'; upAt: number | null; suspended: boolean; freed?: boolean }
  | { type: 'report_sent' }
  /**
   * The pilot's flight is discarded. `moved`: the aircraft had left its stand; `bookedByStart`: the pilot never booked
   * the flight, the recorder booked it on starting a free flight.
   */
  | { type: 'report_dropped'; moved: boolean; bookedByStart: boolean }
  /** `tailTaken`: another booking holds the tail by now, and both then share it. */
  | { type: 'report_withdrawn'; sentAt: number; tailTaken: boolean }
  | { type: 'appeal_upheld' }
  /** A report by hand of this flight is accepted; `offBlock` is when it began. */
  | { type: 'flown_by_hand'; offBlock: number }
  /** And no longer is. */
  | { type: 'uncounted' };

/** Effects that the server carries out in the same transaction. */
export type BookingEffect =
  /** Points entry by its reason; the figure is that of the points rules, and one booking has one at most. */
  | { type: 'post_points'; reason: 'abandoned' }
  | { type: 'reverse_points'; reason: 'abandoned' }
  | { type: 'tell_pilot'; about: BookingEvent['type']; appealable: boolean };

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

/** Figures of the rules of booking; `content/plataforma/reservas.yaml` gives them. */
export interface BookingRules {
  /** Bookings that a pilot may have open at once. */
  openBookings: number;
  /** Latest departure that can be booked, hours from now; event slots are apart. */
  hoursAhead: number;
  /** How far a pilot may move the departure away from the timetable, hours either way. */
  changeHours: number;
  /** Grace after the departure before the points are debited, minutes. */
  graceMin: number;
  /** The tail is held from this long before departure, minutes. */
  holdBeforeMin: number;
  /** The pilot is informed if the timetable moves a departure by more than this, minutes. */
  movedMin: number;
  /** The platform must have answered this long before the end of grace for a debit, minutes. */
  outageMin: number;
  /** How long after sending it a pilot can withdraw a report, minutes. */
  withdrawMin: number;
  /** Flights that a rotation may have; fewer than 2 where the airline has none. */
  rotationLegs: number;
  /** Free flights a month that a pilot may book as training flights; 0 where the airline has none. */
  trainingPerMonth: number;
  /** Journeys as a passenger. */
  transfers: TransferRules;
  /** `strict` never lets two bookings hold one tail; `notice` does when the pilot accepts. */
  tailSharing: 'strict' | 'notice';
}
