import { InvalidBody, number } from '../shared/fields.ts';
import type { On } from '../shared/browser-app.ts';
import { RecorderError, type RecorderOptions } from '../shared/protocol.ts';
import { type FlightFilter, searchFlights } from '../shared/search-flights.ts';
import { bookingIn, tailIn } from '../shared/things.ts';
import { bookingOf, choicesOf, flightOf } from './flight-objects.ts';

/** The client's names of the search filters. */
const FILTERS: Readonly<Record<FlightFilter, string>> = {
  departure: 'departure_airport',
  arrival: 'arrival_airport',
  minimumHours: 'minimum_flight_time',
  maximumHours: 'maximum_flight_time',
  minimumNm: 'minimum_distance',
  maximumNm: 'maximum_distance',
  aircraft: 'aircraft',
  callsign: 'callsign',
  limit: 'limit',
};

/** Flights and the pilot's bookings of them; they are booked on our pages. */
export function addFlights(on: On, { desk }: RecorderOptions): void {
  on('GET', '/flights/search', async ({ query, shelf }) => {
    const all = await shelf();
    return searchFlights(all, (filter) => query(FILTERS[filter])).map((flight) => flightOf(flight, all));
  });
  on('GET', '/flights/bookings', async ({ shelf }) => {
    const all = await shelf();
    return all.bookings.map((row) => bookingOf(row, all));
  });
  on('GET', '/flights/bookings/:bid/aircraft', async ({ shelf, param }) => {
    const all = await shelf();
    return choicesOf(bookingIn(all, Number(param('bid'))), all);
  });
  on('POST', '/flights/change-aircraft', async ({ actor, body, now, shelf }) => {
    const all = await shelf();
    const row = bookingIn(all, number(body, 'bid_id'));
    const changed = await desk.changeTail(actor, row.id, tailIn(all, body, 'aircraft_id'), now);
    return bookingOf(changed, all);
  });
  on('POST', '/flights/unbook', async ({ actor, body, now }) => {
    const bid = number(body, 'bid_id');
    if (bid === null) throw new InvalidBody({ bid_id: 'required' });
    const id = await desk.thingOf(bid);
    const row = id === undefined ? null : await desk.booking(actor.pilotId, id);
    if (!row) throw new RecorderError(404, 'No tienes esa reserva.');
    // Cancelling is idempotent: do nothing for a booking that is already over.
    if (row.state === 'reserved' || row.state === 'flying') await desk.cancel(actor, row.id, now);
    return { status: 200 };
  });
}
