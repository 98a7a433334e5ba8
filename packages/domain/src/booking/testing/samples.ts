/** Rules, a flight, tails and a situation for tests of booking. */
import type { BookingRequest, BookingSituation } from '../booking-request.ts';
import { type Booking, HOUR, MINUTE, type BookingRules } from '../booking.ts';
import type { Tail } from '../tail-windows.ts';

/** A Sunday. */
export const NOW = Date.parse('2026-11-22T10:00:00Z');
export const STD = NOW + 20 * HOUR;

export const rules: BookingRules = {
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
  transfers: { perMonth: 4, farthestNm: 0, waitHours: 12 },
  tailSharing: 'notice',
};

export const tails: readonly Tail[] = [
  { registration: 'EC-LZD', typeId: 'a320-200', service: 'operational' },
  { registration: 'EC-X01', typeId: 'a320-200', service: 'maintenance' },
];

export const request: BookingRequest = {
  pilotId: 'p1',
  flight: {
    id: 'f101',
    number: 101,
    days: 127,
    types: ['a320-200'],
    validFrom: '2026-01-01',
    validUntil: null,
  },
  date: '2026-11-23',
  rotation: null,
  std: STD,
  sta: STD + 65 * MINUTE,
  distanceNm: 261,
  typeId: 'a320-200',
  tail: 'EC-LZD',
  acceptSharedTail: false,
  eventSlot: false,
};

export const situation: BookingSituation = {
  now: NOW,
  accountStatus: 'active',
  own: [],
  tails,
  holds: [],
  turnaroundMin: 45,
  rangeNm: 2700,
  unreadNotices: [],
  conditions: [],
};

export const booking: Booking = {
  id: 'b1',
  pilotId: 'p1',
  flightId: 'f101',
  date: '2026-11-23',
  rotation: null,
  std: STD,
  sta: STD + 65 * MINUTE,
  typeId: 'a320-200',
  tail: 'EC-LZD',
  state: 'reserved',
  reason: null,
  sharedTail: false,
  changed: null,
  graceUntil: STD + HOUR,
  icalSeq: 0,
};
