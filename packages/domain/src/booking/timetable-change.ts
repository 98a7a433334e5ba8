/** Effect of a new timetable on the bookings of the old one. */
import type { Flight } from '../timetable/flight.ts';
import { legOf } from '../timetable/flight-identity.ts';
import { dayOfDate } from '../timetable/weekdays.ts';
import { type Booking, MINUTE, type TimetableChange } from './booking.ts';

/**
 * The change of a reserved booking's flight; null if there is none that the booking does not know yet.
 * @param flight the flight as it is now; undefined when there is none any more
 * @param timetableStd departure by the timetable when it was booked, milliseconds since 1970-01-01T00:00Z
 */
export function changeFor(
  booking: Pick<Booking, 'date' | 'flightId' | 'changed'>,
  flight: Flight | undefined,
  timetableStd: number,
): TimetableChange | null {
  if (booking.flightId === null) return null;
  const { changed } = booking;
  if (flight === undefined || !fliesOn(flight, booking.date)) {
    return changed?.what === 'flight_withdrawn' ? null : { what: 'flight_withdrawn', std: null };
  }
  const std = departureOf(flight, booking.date);
  const known = knownDeparture({ changed }, timetableStd);
  // A withdrawn flight that flies again counts as moved, even at the same hour.
  return std === known && changed?.what !== 'flight_withdrawn' ? null : { what: 'moved', std };
}

/**
 * The flight that a booking of a date is of: its own where that flies then, or else another season of it that does.
 * @param date `YYYY-MM-DD` UTC
 */
export function flyingOn(date: string, own: Flight, flights: readonly Flight[]): Flight {
  if (fliesOn(own, date)) return own;
  return flights.find((flight) => legOf(flight) === legOf(own) && fliesOn(flight, date)) ?? own;
}

/**
 * Departure by the timetable in force, as far as a booking knows it.
 * @param timetableStd departure by the timetable when it was booked or last changed, milliseconds since 1970-01-01T00:00Z
 */
export function knownDeparture({ changed }: Pick<Booking, 'changed'>, timetableStd: number): number {
  return changed?.std ?? timetableStd;
}

/** Whether a flight operates on a date, `YYYY-MM-DD` UTC. */
export function fliesOn(flight: Pick<Flight, 'days' | 'validFrom' | 'validUntil'>, date: string): boolean {
  const inForce = flight.validFrom <= date && (flight.validUntil === null || date <= flight.validUntil);
  return inForce && (flight.days & dayOfDate(date)) !== 0;
}

/** The instant of departure on a date. */
export function departureOf({ stdUtc }: Pick<Flight, 'stdUtc'>, date: string): number {
  return Date.parse(`${date}T00:00:00Z`) + stdUtc * MINUTE;
}

/** The instant of arrival of the departure on a date. */
export function arrivalOn(flight: Pick<Flight, 'stdUtc' | 'blockMin'>, date: string): number {
  return departureOf(flight, date) + flight.blockMin * MINUTE;
}
