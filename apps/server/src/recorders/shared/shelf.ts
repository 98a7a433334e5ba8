import type { Flight } from '@va/domain/timetable/flight.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import type { DeskPilot, DeskTail, RecorderDesk } from '#server/modules/recorder-desk/recorder-desk-types.ts';

/** The data that a protocol's objects refer to. */
export interface Shelf {
  airline: Airline;
  pilot: DeskPilot;
  tails: readonly DeskTail[];
  flights: readonly Flight[];
  bookings: readonly BookingRow[];
  /** The whole number of an id. */
  numberOf(id: string): number;
}

/** Reads these data for a pilot; `ended` are closed bookings to include besides the open ones. */
export async function readShelf(
  desk: RecorderDesk,
  actor: PilotActor,
  now: Date,
  ended: readonly BookingRow[] = [],
): Promise<Shelf> {
  const [pilot, tails, flights, bookings] = [
    await desk.pilot(actor),
    await desk.tails(),
    await desk.flights(now),
    await desk.bookings(actor.pilotId),
  ];
  const numberOf = await desk.numbersOf(
    [
      pilot.id,
      ...tails.map(({ id }) => id),
      ...flights.map(({ id }) => id),
      ...[...bookings, ...ended].flatMap(({ id, flight_id, aircraft_id }) => [id, flight_id, aircraft_id]),
    ].filter((id) => id !== null),
  );
  return { airline: desk.airline, pilot, tails, flights, bookings, numberOf };
}

/** A flight's id in these protocols, short enough for their clients. */
export function flightId(number: number): string {
  return `f${number}`;
}

/** The id of a booking's flight; for a free flight an id made from the booking's. */
export function bookedFlightId({ numberOf }: Shelf, { id, flight_id }: BookingRow): string {
  return flightId(numberOf(flight_id ?? id));
}

/** The open booking of a flight with such an id, if there is one. */
export function findBooked(shelf: Shelf, id: string): BookingRow | undefined {
  return shelf.bookings.find((row) => bookedFlightId(shelf, row) === id);
}

/** The flight of such an id, if there is one. */
export function findFlight(shelf: Shelf, id: string): Flight | undefined {
  return shelf.flights.find((one) => flightId(shelf.numberOf(one.id)) === id);
}
