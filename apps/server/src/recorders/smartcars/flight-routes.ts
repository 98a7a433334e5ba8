import { DAY_MS } from '@va/domain/durations.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { ownCode } from '#server/modules/airline/own-code.ts';
import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { type Body, number, text } from '../shared/fields.ts';
import { type Shelf, findFlight } from '../shared/shelf.ts';
import { readPlan } from './charter-plan.ts';
import { bookingOf, flightOf } from './flight-objects.ts';
import { type On, SmartcarsError } from './smartcars-protocol.ts';

/** Flights in one answer at most. */
const MOST_FLIGHTS = 100;

/** Flights and the pilot's bookings of them. */
export function addFlights(on: On, { desk }: RecorderOptions): void {
  on('GET', '/flights/search', async (asked) => {
    const all = await asked.shelf();
    return searchFlights(all, asked).map((flight) => flightOf(flight, all));
  });
  on('GET', '/flights/bookings', async ({ shelf }) => {
    const all = await shelf();
    return all.bookings.map((row) => bookingOf(row, all));
  });
  on('POST', '/flights/book', async ({ actor, body, now, shelf }) => {
    const all = await shelf();
    const flight = findFlight(all, text(body, 'flightID', 16) ?? '');
    if (!flight) throw new SmartcarsError(404, 'Ese vuelo no existe.');
    const tailId = number(body, 'aircraftID') === null ? undefined : tailIn(all, body, 'aircraftID');
    const row = await desk.book(actor.pilotId, flight.id, tailId, now);
    return bidOf(desk, row.id);
  });
  on('POST', '/flights/rebook', async (asked) => {
    const { actor, body, now, shelf } = asked;
    const all = await shelf();
    const row = bookingIn(all, body);
    const tailId = tailIn(all, body, body['aircraftID'] === undefined ? 'aircraft' : 'aircraftID');
    await desk.changeTail(actor.pilotId, row.id, tailId, now);
    return bidOf(desk, row.id);
  });
  on('POST', '/flights/charter', async ({ actor, body, now, shelf }) => {
    const all = await shelf();
    const wish = {
      dep: (text(body, 'departure', 4) ?? '').toUpperCase(),
      arr: (text(body, 'arrival', 4) ?? '').toUpperCase(),
      tailId: tailIn(all, body, 'aircraft'),
      std: departureAt(text(body, 'departureTime', 5), now),
      plan: readPlan(body, desk.airline.operations.icaoCode),
    };
    const row = await desk.bookFree(actor.pilotId, wish, now);
    return bidOf(desk, row.id);
  });
  on('POST', '/flights/unbook', async ({ actor, body, now, shelf }) => {
    await desk.cancel(actor.pilotId, bookingIn(await shelf(), body).id, now);
    return { status: 200 };
  });
}

async function bidOf(desk: RecorderOptions['desk'], bookingId: string) {
  const numberOf = await desk.numbersOf([bookingId]);
  return { bidID: numberOf(bookingId) };
}

/** The open booking that a body names; throws 404 for any other. */
function bookingIn({ bookings, numberOf }: Shelf, body: Body) {
  const bid = number(body, 'bidID');
  const row = bookings.find(({ id }) => numberOf(id) === bid);
  if (!row) throw new SmartcarsError(404, 'No tienes esa reserva.');
  return row;
}

function tailIn({ tails, numberOf }: Shelf, body: Body, name: string): string {
  const wanted = number(body, name);
  const tail = tails.find(({ id }) => numberOf(id) === wanted);
  if (!tail) throw new SmartcarsError(404, 'Ese avión no es de la compañía.');
  return tail.id;
}

/** The next time that a clock shows `HH:MM` in UTC. */
function departureAt(typed: string | null, now: Date): Date {
  if (typed === null || !/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(typed))
    throw new SmartcarsError(400, 'La hora de salida se escribe HH:MM.');
  const [hour = 0, minute = 0] = typed.split(':').map(Number);
  const today = new Date(now).setUTCHours(hour, minute, 0, 0);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** The flights that the query asks for; an empty filter is none. */
function searchFlights(shelf: Shelf, { query }: Asked): Flight[] {
  const word = (name: string) => query(name)?.trim().toUpperCase() ?? '';
  const figure = (name: string, otherwise: number) => {
    const value = Number.parseFloat(word(name));
    return Number.isNaN(value) ? otherwise : value;
  };
  const { operations } = shelf.airline;
  const airport = (name: string) => ownCode(operations, word(name));
  const [dep, arr] = [airport('departureAirport'), airport('arrivalAirport')];
  const [aircraft, callsign] = [word('aircraft'), word('callsign')];
  const tail = shelf.tails.find(({ id }) => String(shelf.numberOf(id)) === aircraft);
  return shelf.flights
    .filter(
      (flight) =>
        (dep === '' || flight.dep === dep) &&
        (arr === '' || flight.arr === arr) &&
        (aircraft === '' || (tail !== undefined && flight.types.includes(tail.typeId))) &&
        `${operations.icaoCode}${flight.number}`.includes(callsign) &&
        flight.blockMin >= figure('minimumFlightTime', 0) * 60 &&
        flight.blockMin <= figure('maximumFlightTime', Infinity) * 60 &&
        flight.distanceNm >= figure('minimumDistance', 0) &&
        flight.distanceNm <= figure('maximumDistance', Infinity),
    )
    .slice(0, Math.min(MOST_FLIGHTS, Math.max(1, figure('limit', MOST_FLIGHTS))));
}
