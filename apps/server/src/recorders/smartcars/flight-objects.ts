import type { Flight } from '@va/domain/timetable/flight.ts';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import { type Shelf, bookedFlightId, flightId } from '../shared/shelf.ts';
import { hours, openTails } from './objects.ts';

/** Names that the protocol has for Monday to Sunday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

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
    departureTime: clock(flight.stdUtc),
    arrivalTime: clock(flight.staUtc),
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
  const { icaoCode } = shelf.airline.operations;
  const flight = shelf.flights.find(({ id }) => id === row.flight_id);
  const time = (at: Date) => at.toISOString().slice(11, 16);
  return {
    bidID: shelf.numberOf(row.id),
    flightID: bookedFlightId(shelf, row),
    number: String(row.flight_number ?? ''),
    code: icaoCode,
    departureAirport: row.dep_icao,
    arrivalAirport: row.arr_icao,
    route: row.planned_route?.split(' ') ?? null,
    flightLevel: (row.planned_level ?? flight?.level ?? 0) * 100,
    distance: row.distance_nm,
    departureTime: time(row.std),
    arrivalTime: time(row.sta),
    flightTime: hours((row.sta.getTime() - row.std.getTime()) / 60_000),
    daysOfWeek: flight ? dayNames(flight.days) : [],
    type: row.planned_cargo ? 'C' : 'P',
    aircraft: row.aircraft_id === null ? [] : shelf.numberOf(row.aircraft_id),
    notes: flight && flight.note !== '' ? flight.note : null,
  };
}

function dayNames(days: number): string[] {
  return [...digitsOf(days)].flatMap((digit) => DAYS[Number(digit) - 1] ?? []);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
