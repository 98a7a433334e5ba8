/** A booking: a pilot, a flight of one date, a type and a tail. Its states, and what happens to it. */

/** Every state, with the word that people see. */
export const BOOKING_STATES = {
  reserved: 'reservado',
  flying: 'en vuelo',
  fulfilled: 'cumplido',
  expired: 'caducado',
  cancelled: 'cancelado',
} as const;

export type BookingState = keyof typeof BOOKING_STATES;

/** Why a booking is cancelled or expired, where there is more to say than the state. */
export const BOOKING_REASONS = {
  pilot: 'piloto',
  company: 'compañía',
  interrupted: 'interrumpido',
  no_charge: 'sin cargo',
  forgiven: 'perdonado',
  by_hand: 'volado, informado a mano',
} as const;

export type BookingReason = keyof typeof BOOKING_REASONS;

/** What the timetable did to the flight after it was booked. The pilot may still fly what was booked. */
export interface TimetableChange {
  what: 'moved' | 'flight_withdrawn' | 'tail_withdrawn';
  /** New departure, where there still is one. */
  std: number | null;
}

/** Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Booking {
  id: string;
  pilotId: string;
  /** Null for a free flight. */
  flightId: string | null;
  /** Date of the flight in the timetable, `YYYY-MM-DD` UTC. */
  date: string;
  /** Departure and arrival that were booked. */
  std: number;
  sta: number;
  typeId: string;
  /** Registration; null only while no tail was chosen because none could be, or the chosen one was withdrawn. */
  tail: string | null;
  state: BookingState;
  reason: BookingReason | null;
  /** The pilot accepted a tail that another booking holds. */
  sharedTail: boolean;
  changed: TimetableChange | null;
  /** Until when the pilot can start or cancel without a debit: the later of both departures and the grace. */
  graceUntil: number;
  /** Version of the calendar entry. */
  icalSeq: number;
}

/** The bookings that hold a tail and count for the limit. */
export function isOpen({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'reserved' || state === 'flying';
}

export type BookingEvent =
  /** `timetableStd`: departure by the timetable; the pilot's own for a free flight. */
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
  | { type: 'timetable_changed'; change: TimetableChange }
  /** `typeAccepted`: the type in the recorder is one of those that the booking accepts. */
  | { type: 'start'; byId: string; typeAccepted: boolean }
  /** `upAt`: last instant before the end of grace at which the platform answered; null when it is not known. */
  | { type: 'expire'; upAt: number | null; suspended: boolean }
  | { type: 'report_sent'; onBlock: number }
  | { type: 'report_dropped' }
  /** `tailTaken`: another booking holds the tail by now; the two then share it. */
  | { type: 'report_withdrawn'; sentAt: number; tailTaken: boolean }
  | { type: 'appeal_upheld' }
  /** A report by hand of this flight is accepted; `offBlock` is when it began. */
  | { type: 'flown_by_hand'; offBlock: number }
  /** And no longer is. */
  | { type: 'uncounted' };

/** What the server carries out in the same transaction. */
export type BookingEffect =
  /** The tail is held from departure to arrival, both with their margins. */
  | { type: 'hold_tail'; tail: string; std: number; sta: number }
  /** From this instant on the tail is free again. */
  | { type: 'free_tail'; tail: string; from: number }
  | { type: 'create_report' }
  /** Points entry by its reason; the figure is that of the points rules, and one booking has one at most. */
  | { type: 'post_points'; reason: 'abandoned' }
  | { type: 'reverse_points'; reason: 'abandoned' }
  | { type: 'update_calendar'; cancelled: boolean }
  | { type: 'tell_pilot'; about: BookingEvent['type']; appealable: boolean };

/** Figures of the rules of booking; `content/plataforma/reservas.yaml` gives them. */
export interface BookingRules {
  /** Bookings that a pilot may have open at once. */
  openBookings: number;
  /** Latest departure that can be booked, hours from now; event slots are apart. */
  hoursAhead: number;
  /** How far from the timetable a pilot may move the departure, hours either way. */
  changeHours: number;
  /** From the departure to the debit, minutes. */
  graceMin: number;
  /** The tail is held from this long before departure, minutes. */
  holdBeforeMin: number;
  /** A departure that the timetable moves by more than this is told, minutes. */
  movedMin: number;
  /** The platform must have answered this long before the end of grace for a debit, minutes. */
  outageMin: number;
  /** How long a report can be taken back, minutes. */
  withdrawMin: number;
  /** `strict` never lets two bookings hold one tail; `notice` does when the pilot accepts. */
  tailSharing: 'strict' | 'notice';
}

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
