import { clockOf } from '@va/domain/timetable/clock.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import { type Shelf, bookedFlightId, findBooked, flightId } from '../shared/shelf.ts';
import { distance, instant } from './wire.ts';
import { flightAsked, flightType } from './flight-search.ts';
import { subfleetsOf } from './aircraft-objects.ts';
import { airlineOf } from './objects.ts';

export function flightOf(flight: Flight, shelf: Shelf) {
  return {
    ...plainFlight(shelf),
    id: flightId(shelf.numberOf(flight.id)),
    ident: `${shelf.airline.operations.icaoCode}${flight.number}`,
    flight_number: flight.number,
    dpt_airport_id: flight.dep,
    arr_airport_id: flight.arr,
    dpt_time: clockOf(flight.stdUtc),
    arr_time: clockOf(flight.staUtc),
    days: flight.days,
    level: flight.level === null ? 0 : flight.level,
    distance: distance(flight.distanceNm),
    flight_time: flight.blockMin,
    flight_type: flightType(flight),
    route: flight.route ?? null,
    notes: flight.note === '' ? null : flight.note,
    subfleets: subfleetsOf(shelf, flight.types),
  };
}

function plainFlight(shelf: Shelf) {
  return {
    airline_id: 1,
    callsign: null,
    route_code: null,
    route_leg: null,
    alt_airport_id: null,
    level: 0,
    route: null,
    notes: null,
    load_factor: 100,
    active: true,
    visible: true,
    airline: airlineOf(shelf),
    fields: {},
    simbrief: null,
  };
}

/** The flight object of a booking, from the timetable or, for a free flight, from the booking. */
export function bookedFlight(row: BookingRow, shelf: Shelf) {
  const flight = shelf.flights.find(({ id }) => id === row.flight_id);
  if (flight) return flightOf(flight, shelf);
  return {
    ...plainFlight(shelf),
    id: bookedFlightId(shelf, row),
    ident: `${shelf.airline.operations.icaoCode}${row.flight_number ?? 0}`,
    flight_number: row.flight_number ?? 0,
    dpt_airport_id: row.dep_icao,
    arr_airport_id: row.arr_icao,
    dpt_time: row.std.toISOString().slice(11, 16),
    arr_time: row.sta.toISOString().slice(11, 16),
    days: 127,
    distance: distance(row.distance_nm),
    flight_time: Math.round((row.sta.getTime() - row.std.getTime()) / 60_000),
    level: row.planned_level ?? 0,
    flight_type: row.planned_cargo ? 'H' : flightType(row),
    route: row.planned_route,
    subfleets: subfleetsOf(shelf, [row.type_id]),
  };
}

/** The flight object of an id, from the timetable or the pilot's bookings. Throws if there is none. */
export function flightWithId(id: string, shelf: Shelf) {
  const booked = findBooked(shelf, id);
  return booked ? bookedFlight(booked, shelf) : flightOf(flightAsked(shelf, id), shelf);
}

export function bidOf(row: BookingRow, shelf: Shelf) {
  return {
    id: shelf.numberOf(row.id),
    user_id: shelf.numberOf(row.pilot_id),
    flight_id: bookedFlightId(shelf, row),
    aircraft_id: row.aircraft_id === null ? null : shelf.numberOf(row.aircraft_id),
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
    flight: bookedFlight(row, shelf),
  };
}
