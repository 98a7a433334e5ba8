/** `content/plataforma/reservas.yaml`: the rules of booking. */
import type { BookingRules } from '@va/domain/booking/booking.ts';
import { z } from 'zod';
import { whole } from './fields.ts';

/** Rules of booking of an airline that sets none. */
export const usualBookingRules: BookingRules = {
  openBookings: 2,
  hoursAhead: 48,
  changeHours: 6,
  graceMin: 60,
  holdBeforeMin: 30,
  movedMin: 30,
  outageMin: 30,
  withdrawMin: 120,
  rotationLegs: 6,
  trainingPerMonth: 4,
  transfers: { perMonth: 4, farthestNm: 6000, waitHours: 12 },
  tailSharing: 'notice',
};

/** When pilots are reminded of a booking, minutes before. */
export interface BookingReminders {
  departureMin: number;
  /** Before the end of the grace. */
  graceMin: number;
}

/** Reminders until staff change them. */
export const usualReminders: BookingReminders = { departureMin: 90, graceMin: 25 };

export const bookingRulesSchema = z
  .strictObject({
    /** Bookings that a pilot may have open at once. */
    openBookings: whole(1, 20),
    /** Latest departure that can be booked, hours from now. */
    hoursAhead: whole(1, 8760),
    /** How far from the timetable a pilot may move a departure, hours either way. */
    changeHours: whole(0, 24),
    /** From the departure to the debit, minutes. */
    graceMinutes: whole(0, 1440),
    /** The tail is held from this long before departure, minutes. */
    holdBeforeMinutes: whole(0, 720),
    /** A departure that the timetable moves by more than this is told, minutes. */
    movedMinutes: whole(0, 1440),
    /** The platform must have answered this long before the end of grace for a debit, minutes. */
    outageMinutes: whole(0, 1440),
    /** How long a report can be taken back, minutes. */
    withdrawMinutes: whole(0, 1440),
    /** Flights that a day of one aircraft may have; below 2 for none. */
    rotationLegs: whole(0, 6).default(usualBookingRules.rotationLegs),
    /** Free flights a month that a pilot may book as training flights; 0 for none. */
    trainingPerMonth: whole(0, 31).default(usualBookingRules.trainingPerMonth),
    /** Journeys as a passenger: how many a month (0 for none), how far (NM; 0 for anywhere), and hours from one to the next. */
    transfers: z
      .strictObject({ perMonth: whole(0, 31), farthestNm: whole(0, 12_000), waitHours: whole(0, 720) })
      .default(usualBookingRules.transfers),
    /** `estricta`: two bookings never share a tail; `aviso`: they do when the pilot accepts. */
    matriculaExclusiva: z.enum(['estricta', 'aviso'], 'escribe «estricta» o «aviso»'),
  })
  .transform((file): BookingRules => ({
    openBookings: file.openBookings,
    hoursAhead: file.hoursAhead,
    changeHours: file.changeHours,
    graceMin: file.graceMinutes,
    holdBeforeMin: file.holdBeforeMinutes,
    movedMin: file.movedMinutes,
    outageMin: file.outageMinutes,
    withdrawMin: file.withdrawMinutes,
    rotationLegs: file.rotationLegs,
    trainingPerMonth: file.trainingPerMonth,
    transfers: file.transfers,
    tailSharing: file.matriculaExclusiva === 'estricta' ? 'strict' : 'notice',
  }));
