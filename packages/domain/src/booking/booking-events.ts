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
