/** Our things as smartCARS 3 expects them: every field of the protocol, in its type. */
import type { Flight } from '@va/domain/timetable/flight.ts';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskPilot, DeskTail } from '#server/modules/recorder-desk/recorder-desk.ts';
import type { Shelf } from '../shared/shelf.ts';
import { flightId } from '../shared/shelf.ts';
import { round } from '../shared/units.ts';
import { sessionOfKey } from './smartcars-protocol.ts';

/** Names that the protocol has for Monday to Sunday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A pilot with the session that the client sends from now on. */
export function pilotOf({ pilot, numberOf }: Shelf, key: string, expiresAt: Date) {
  const [firstName = '', ...rest] = pilot.name.split(' ');
  return {
    dbID: numberOf(pilot.id),
    pilotID: pilot.callsign,
    firstName,
    lastName: rest.join(' '),
    email: pilot.email ?? '',
    rank: pilot.rank,
    rankImage: null,
    rankLevel: pilot.rankPosition + 1,
    avatar: null,
    session: sessionOfKey(key),
    // Numbers of 32 bits are enough for every client, and for keys without an end.
    expiry: Math.min(2_147_483_647, Math.floor(expiresAt.getTime() / 1000)),
  };
}

export function statisticsOf({ minutes, flights, landingFpm, reports }: DeskPilot) {
  return {
    hoursFlown: hours(minutes),
    flightsFlown: flights,
    averageLandingRate: landingFpm ?? 0,
    pirepsFiled: reports,
  };
}

/** Every airport that a flight or report may name; clients draw no others. */
export function airportsOf({ airline }: Shelf) {
  return [...airline.operations.airports].map(([code, { name, lat, lon }]) => ({
    id: code,
    code,
    name,
    latitude: lat,
    longitude: lon,
  }));
}

export function aircraftOf(tail: DeskTail, { airline, numberOf }: Shelf) {
  const type = airline.operations.types.get(tail.typeId);
  return {
    id: numberOf(tail.id),
    code: tail.icaoType,
    name: `${type?.model ?? tail.icaoType} (${tail.registration})`,
    registration: tail.registration,
    serviceCeiling: String(type?.ceilingFt ?? 0),
    maximumPassengers: type?.seats ?? 0,
    maximumCargo: 0,
    minimumRank: null,
    status: 'Active',
  };
}

/** Tails that may be flown. */
export function openTails({ tails }: Shelf): DeskTail[] {
  return tails.filter(({ service }) => service === 'operational');
}

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
    flightID: flightId(shelf.numberOf(row.flight_id ?? row.id)),
    number: String(row.flight_number ?? ''),
    code: icaoCode,
    departureAirport: row.dep_icao,
    arrivalAirport: row.arr_icao,
    route: null,
    flightLevel: (flight?.level ?? 0) * 100,
    distance: row.distance_nm,
    departureTime: time(row.std),
    arrivalTime: time(row.sta),
    flightTime: hours((row.sta.getTime() - row.std.getTime()) / 60_000),
    daysOfWeek: flight ? dayNames(flight.days) : [],
    type: 'P',
    aircraft: row.aircraft_id === null ? [] : shelf.numberOf(row.aircraft_id),
    notes: flight && flight.note !== '' ? flight.note : null,
  };
}

function dayNames(days: number): string[] {
  return [...digitsOf(days)].flatMap((digit) => DAYS[Number(digit) - 1] ?? []);
}

/** Minutes as decimal hours, as this protocol counts. */
export function hours(minutes: number): number {
  return round(minutes / 60, 2);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
