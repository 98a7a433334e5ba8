import type { AccountStatus } from '../account/account.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Refusal } from '../refusal.ts';
import type { Flight } from '../timetable/flight.ts';
import type { Booking } from './booking.ts';
import type { Tail, TailHold } from './tail-windows.ts';

/** A pilot's request for a booking. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface BookingRequest {
  pilotId: string;
  /** The flight of the timetable; null for a free flight. */
  flight: Pick<Flight, 'id' | 'number' | 'days' | 'types' | 'validFrom' | 'validUntil'> | null;
  /** Date of the flight, `YYYY-MM-DD` UTC. */
  date: string;
  /** The rotation that it is to be a flight of; null without one. */
  rotation: string | null;
  std: number;
  sta: number;
  distanceNm: number;
  typeId: string;
  /** Registration, or null when no tail of the type can be had. */
  tail: string | null;
  acceptSharedTail: boolean;
  /** A slot of an event may be booked long before. */
  eventSlot: boolean;
}

/** Facts for the decision, which the server reads while it locks pilot and tail. */
export interface BookingSituation {
  now: number;
  accountStatus: AccountStatus;
  /** Bookings of the pilot, the one that is being changed left out. */
  own: readonly Booking[];
  /** Ids of the bookings that are made in the same act; absent for a single one. */
  sameAct?: ReadonlySet<string>;
  tails: readonly Tail[];
  /** Holds of the tails, those of the booking that is being changed left out. */
  holds: readonly TailHold[];
  turnaroundMin: number;
  /** Longest leg of the type, NM; null when it is not known. */
  rangeNm: number | null;
  /** Obligatory notices in force that the pilot has not acknowledged. */
  unreadNotices: readonly { slug: string; title: string }[];
  /** Refusals by the tour and the event of the flight (see `tour/`). */
  conditions: readonly Refusal[];
}

const QUARTER_MS = 15 * MINUTE_MS;

/** Time from now to the first proposed departure, so that the pilot can prepare the flight, milliseconds. */
export const PREPARE_MS = 45 * MINUTE_MS;

/** Rounds an instant up to the next quarter of an hour, as the proposed departure of a free flight; milliseconds. */
export const proposedDeparture = (from: number): number => Math.ceil(from / QUARTER_MS) * QUARTER_MS;
