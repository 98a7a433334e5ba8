import { InvalidBody, number } from '../shared/fields.ts';
import type { On } from '../shared/browser-app.ts';
import { RecorderError, type RecorderOptions } from '../shared/protocol.ts';
import { type FlightFilter, searchFlights, flownCallsign } from '../shared/search-flights.ts';
import { bookingIn, tailIn } from '../shared/things.ts';
import { bookingOf, choicesOf, flightOf } from './flight-objects.ts';
import { type SentReport, sentReports } from '../shared/sent-reports.ts';

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

/** Default and largest number of reports in an answer. */
const USUAL = 25;
const MOST = 100;

type Item = ReturnType<typeof itemOf>;

/** Reports that were sent in, newest first where nothing else is asked for. */
export function addLogbook(on: On, options: RecorderOptions): void {
  const { icaoCode } = options.desk.airline.operations;
  on('GET', '/pireps', async (asked) => {
    const word = (name: string) => asked.query(name)?.trim().toLowerCase() ?? '';
    const whole = (name: string, usual: number) =>
      /^\d{1,6}$/.test(word(name)) ? Number(word(name)) : usual;
    const [limit, offset] = [Math.min(MOST, Math.max(1, whole('limit', USUAL))), whole('offset', 0)];
    const [text, status] = [word('q'), word('status')];
    const found = (await sentReports(options, asked))
      .map((sent) => itemOf(sent, icaoCode))
      .filter(
        (item) =>
          (status === '' || item.status === status) &&
          [item.callsign, item.dep_icao, item.arr_icao, item.aircraft_icao, item.aircraft_reg].some((value) =>
            value.toLowerCase().includes(text),
          ),
      );
    const items = sorted(found, word('sort'), word('order') === 'asc');
    return { items: items.slice(offset, offset + limit), total: items.length, limit, offset };
  });
}

function itemOf({ report: { row }, status }: SentReport, icaoCode: string) {
  return {
    id: row.code,
    date: (row.submitted_at ?? row.created_at).toISOString().replace(/\.\d+Z$/, 'Z'),
    dep_icao: row.dep_icao,
    arr_icao: row.arr_icao ?? row.arr_planned_icao,
    callsign: flownCallsign(row, icaoCode),
    aircraft_icao: row.icao_type ?? '',
    aircraft_reg: row.registration ?? '',
    duration_min: row.block_min ?? 0,
    distance_nm: row.distance_nm ?? 0,
    landing_rate_fpm: row.touchdown_fpm ?? 0,
    status: status.toLowerCase(),
  };
}

/** Sorts items by a field; by date if the field is unknown. */
function sorted(items: readonly Item[], by: string, ascending: boolean): Item[] {
  const field =
    items.flatMap((item) => Object.keys(item) as (keyof Item)[]).find((name) => name === by) ?? 'date';
  const compare = (a: Item, b: Item) => {
    const [x, y] = [a[field], b[field]];
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
  };
  return items.toSorted((a, b) => (ascending ? compare(a, b) : compare(b, a)));
}
