import { modelOf } from '#server/kernel/airline/model-of.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import type { DeskTail } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import { type Shelf, flightId } from '../shared/shelf.ts';
import { bookedOf, dayNames, hours, openTails } from '../shared/things.ts';

export function aircraftOf(tail: DeskTail, { airline, numberOf }: Shelf) {
  const type = airline.operations.types.get(tail.typeId);
  return {
    id: numberOf(tail.id),
    code: tail.icaoType,
    name: type?.model ?? tail.icaoType,
    registration: tail.registration,
    maximum_passengers: type?.seats ?? 0,
    maximum_cargo: 0,
    minimum_rank: 0,
  };
}

/** A flight of the timetable; its way is planned with its booking. */
export function flightOf(flight: Flight, shelf: Shelf) {
  const { icaoCode, types } = shelf.airline.operations;
  return {
    id: flightId(shelf.numberOf(flight.id)),
    number: String(flight.number),
    code: icaoCode,
    departure_airport: flight.dep,
    arrival_airport: flight.arr,
    route: '',
    flight_level: (flight.level ?? 0) * 100,
    distance: flight.distanceNm,
    departure_time: clockOf(flight.stdUtc),
    arrival_time: clockOf(flight.staUtc),
    flight_time: hours(flight.blockMin),
    days_of_week: dayNames(flight.days),
    type: 'P',
    aircraft: flight.types.map((id) => modelOf({ types }, id)).join(', '),
    notes: flight.note,
  };
}

/** A booking: its flight as it was booked, with its tail. */
export function bookingOf(row: BookingRow, shelf: Shelf) {
  const booked = bookedOf(row, shelf);
  return {
    bid_id: shelf.numberOf(row.id),
    number: booked.number,
    code: booked.code,
    departure_airport: booked.dep,
    arrival_airport: booked.arr,
    route: booked.route ?? [],
    flight_level: booked.levelFt,
    distance: booked.distance,
    departure_time: booked.departure,
    arrival_time: booked.arrival,
    flight_time: booked.hours,
    days_of_week: booked.days,
    type: booked.type,
    aircraft: row.aircraft_id === null ? null : shelf.numberOf(row.aircraft_id),
    aircraft_changeable: isChangeable(row),
    notes: booked.note,
  };
}

/** Aircraft that a booking can be changed to: those that fly its flight and are not flying now, and its own. */
export function choicesOf(row: BookingRow, shelf: Shelf) {
  const flight = shelf.flights.find(({ id }) => id === row.flight_id);
  const types = flight?.types ?? [...shelf.airline.operations.types.keys()];
  return {
    changeable: isChangeable(row),
    aircraft: openTails(shelf)
      .filter(({ id, typeId, flying }) => id === row.aircraft_id || (types.includes(typeId) && !flying))
      .map((tail) => {
        const { id, name, registration, code } = aircraftOf(tail, shelf);
        return { id, name, registration, icao: code, subfleet: name };
      }),
  };
}

function isChangeable({ state }: BookingRow): boolean {
  return state === 'reserved';
}
