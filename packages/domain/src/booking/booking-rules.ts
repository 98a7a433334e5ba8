import type { TransferRules } from '../transfers/transfer.ts';

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
