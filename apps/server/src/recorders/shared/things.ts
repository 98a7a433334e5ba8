/** What both smartCARS and Stratos show of the airline, and how they name things. */
import { createHash } from 'node:crypto';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import { type BookingRow, routeOf } from '#server/modules/bookings/booking-rows.ts';
import type { DeskPilot, DeskTail } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import { type Body, number, round } from './fields.ts';
import { RecorderError } from './protocol.ts';
import type { Shelf } from './shelf.ts';

/** Names that these protocols have for Monday to Sunday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** All airports that a flight or report may have; clients know no others. */
export function airportsOf({ airline }: Shelf) {
  return [...airline.operations.airports].map(([code, { name, lat, lon }]) => ({
    id: code,
    code,
    name,
    latitude: lat,
    longitude: lon,
  }));
}

/** The tails that can be booked. */
export function openTails({ tails }: Shelf): DeskTail[] {
  return tails.filter(({ service }) => service === 'operational');
}

/** The open booking of a number; throws 404 if there is none. */
export function bookingIn({ bookings, numberOf }: Shelf, bid: number | null): BookingRow {
  const row = bookings.find(({ id }) => numberOf(id) === bid);
  if (!row) throw new RecorderError(404, 'No tienes esa reserva.');
  return row;
}

/** The id of the tail that a body's field names; throws 404 if the airline has no such tail. */
export function tailIn({ tails, numberOf }: Shelf, body: Body, name: string): string {
  const wanted = number(body, name);
  const tail = tails.find(({ id }) => numberOf(id) === wanted);
  if (!tail) throw new RecorderError(404, 'Ese avión no es de la compañía.');
  return tail.id;
}

/** A pilot's name in the two parts that these protocols want. */
export function namesOf({ name }: DeskPilot): { first: string; last: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first, last: rest.join(' ') };
}

/** Minutes as decimal hours, as these protocols count. */
export function hours(minutes: number): number {
  return round(minutes / 60, 2);
}

/** The names of a flight's days. */
export function dayNames(days: number): string[] {
  return [...digitsOf(days)].flatMap((digit) => DAYS[Number(digit) - 1] ?? []);
}

/** What these protocols show of a booking; times `HH:MM` UTC, level in feet. */
export function bookedOf(row: BookingRow, { flights, airline }: Shelf) {
  const flight = flights.find(({ id }) => id === row.flight_id);
  const time = (at: Date) => at.toISOString().slice(11, 16);
  return {
    number: String(row.flight_number ?? ''),
    code: airline.operations.icaoCode,
    dep: row.dep_icao,
    arr: row.arr_icao,
    route: routeOf(row)?.split(' ') ?? null,
    levelFt: (row.planned_level ?? flight?.level ?? 0) * 100,
    distance: row.distance_nm,
    departure: time(row.std),
    arrival: time(row.sta),
    hours: hours((row.sta.getTime() - row.std.getTime()) / 60_000),
    days: flight ? dayNames(flight.days) : [],
    type: row.planned_cargo ? 'C' : 'P',
    note: flight?.note ?? '',
  };
}

/** A stable number for a notice, for protocols that need one: 31 bits of its slug's digest. */
export function numberOfSlug(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt32BE(0) >>> 1;
}
