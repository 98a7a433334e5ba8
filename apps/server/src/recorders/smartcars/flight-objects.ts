import { clockOf } from '@va/domain/timetable/clock.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import { type Shelf, bookedFlightId, flightId } from '../shared/shelf.ts';
import { bookedOf, dayNames, hours, openTails } from '../shared/things.ts';

export function flightOf(flight: Flight, shelf: Shelf) {
  return {
    id: flightId(shelf.numberOf(flight.id)),
    number: String(flight.number),
    code: shelf.airline.operations.icaoCode,
    departureAirport: flight.dep,
    arrivalAirport: flight.arr,
    route: null,
    flightLevel: (flight.level ?? 0) * 100,
    distance: flight.distanceNm,
    departureTime: clockOf(flight.stdUtc),
    arrivalTime: clockOf(flight.staUtc),
    flightTime: hours(flight.blockMin),
    daysOfWeek: dayNames(flight.days),
    type: 'P',
    aircraft: openTails(shelf)
      .filter(({ typeId }) => flight.types.includes(typeId))
      .map(({ id }) => shelf.numberOf(id)),
    notes: flight.note === '' ? null : flight.note,
  };
}

/** A booking: its flight as it was booked, with its tail. */
export function bookingOf(row: BookingRow, shelf: Shelf) {
  const booked = bookedOf(row, shelf);
  return {
    bidID: shelf.numberOf(row.id),
    flightID: bookedFlightId(shelf, row),
    number: booked.number,
    code: booked.code,
    departureAirport: booked.dep,
    arrivalAirport: booked.arr,
    route: booked.route,
    flightLevel: booked.levelFt,
    distance: booked.distance,
    departureTime: booked.departure,
    arrivalTime: booked.arrival,
    flightTime: booked.hours,
    daysOfWeek: booked.days,
    type: booked.type,
    aircraft: row.aircraft_id === null ? [] : shelf.numberOf(row.aircraft_id),
    notes: booked.note === '' ? null : booked.note,
  };
}
