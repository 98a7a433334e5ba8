import { DAY_MS } from '@va/domain/durations.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { FreePlan } from '#server/modules/bookings/booking-leg.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import type { On } from '../shared/browser-app.ts';
import { type Body, bounded, number, text } from '../shared/fields.ts';
import { RecorderError, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { bareNumber, countedNumber, type FlightFilter, searchFlights } from '../shared/search-flights.ts';
import { bookedFlightId, findFlight, flightId, type Shelf } from '../shared/shelf.ts';
import { bookedOf, bookingIn, dayNames, hours, openTails, tailIn } from '../shared/things.ts';
import { bookedFlights } from '../shared/booked-flights.ts';
import { fileReport, reportedNumber, wordsOf } from '../shared/file-report.ts';
import { readFlightData, readFlightLog } from '../shared/flight-log.ts';
import { isOpen } from '../shared/sent-reports.ts';

/** The client's names of the search filters. */
const FILTERS: Readonly<Record<FlightFilter, string>> = {
  departure: 'departureAirport',
  arrival: 'arrivalAirport',
  minimumHours: 'minimumFlightTime',
  maximumHours: 'maximumFlightTime',
  minimumNm: 'minimumDistance',
  maximumNm: 'maximumDistance',
  aircraft: 'aircraft',
  callsign: 'callsign',
  limit: 'limit',
};

/** Most waypoints of a route that are stored. */
const MOST_POINTS = 100;

/** Flights and the pilot's bookings of them. */
export function addFlights(on: On, { desk }: RecorderOptions): void {
  on('GET', '/flights/search', async ({ query, shelf }) => {
    const all = await shelf();
    return searchFlights(all, (filter) => query(FILTERS[filter])).map((flight) => flightOf(flight, all));
  });
  on('GET', '/flights/bookings', async ({ shelf }) => {
    const all = await shelf();
    return all.bookings.map((row) => bookingOf(row, all));
  });
  on('POST', '/flights/book', async ({ actor, body, now, shelf }) => {
    const all = await shelf();
    const flight = findFlight(all, text(body, 'flightID', 16) ?? '');
    if (!flight) throw new RecorderError(404, 'Ese vuelo no existe.');
    const tailId = number(body, 'aircraftID') === null ? undefined : tailIn(all, body, 'aircraftID');
    const row = await desk.book(actor, flight.id, tailId, now);
    return bidOf(desk, row.id);
  });
  on('POST', '/flights/rebook', async (asked) => {
    const { actor, body, now, shelf } = asked;
    const all = await shelf();
    const row = bookingIn(all, number(body, 'bidID'));
    const tailId = tailIn(all, body, body['aircraftID'] === undefined ? 'aircraft' : 'aircraftID');
    await desk.changeTail(actor, row.id, tailId, now);
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
    const row = await desk.bookFree(actor, wish, now);
    return bidOf(desk, row.id);
  });
  on('POST', '/flights/unbook', async ({ actor, body, now, shelf }) => {
    await desk.cancel(actor, bookingIn(await shelf(), number(body, 'bidID')).id, now);
    return { status: 200 };
  });
}

function flightOf(flight: Flight, shelf: Shelf) {
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
function bookingOf(row: BookingRow, shelf: Shelf) {
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

/** The plan of a charter, besides airports, aircraft and time; invalid values are left out. */
function readPlan(body: Body, icaoCode: string): FreePlan {
  const cruiseFt = bounded(body, 'cruise', 1000, 60_000);
  return {
    number: countedNumber(bareNumber(text(body, 'number', 20) ?? '', icaoCode)) ?? null,
    route: pointsOf(body['route']),
    level: cruiseFt === null ? null : Math.round(cruiseFt / 100),
    cargo: text(body, 'type', 1)?.toUpperCase() === 'C',
  };
}

function pointsOf(route: unknown): string | null {
  const points = (Array.isArray(route) ? route : [])
    .map((point) => text({ point }, 'point', 30)?.toUpperCase() ?? '')
    .filter((point) => /^[A-Z0-9/]{1,24}$/.test(point));
  return points.length === 0 ? null : points.slice(0, MOST_POINTS).join(' ');
}

async function bidOf(desk: RecorderOptions['desk'], bookingId: string) {
  const numberOf = await desk.numbersOf([bookingId]);
  return { bidID: numberOf(bookingId) };
}

/** The next time that a clock shows `HH:MM` in UTC. */
function departureAt(typed: string | null, now: Date): Date {
  if (typed === null || !/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(typed))
    throw new RecorderError(400, 'La hora de salida se escribe HH:MM.');
  const [hour = 0, minute = 0] = typed.split(':').map(Number);
  const today = new Date(now).setUTCHours(hour, minute, 0, 0);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** A flight from its start to its report. */
export function addTracking(on: On, options: RecorderOptions): void {
  const booked = bookedFlights(options, {
    client: 'smartCARS 3',
    prefix: 'smartcars',
    fields: { bid: 'bidID', code: ['uuid', 'trackingID'], groundSpeed: 'groundSpeed' },
    note: (body) => ({ network: text(body, 'network', 20) }),
  });

  on('POST', '/flights/start', async (asked) => ({ trackingID: (await booked.start(asked)).row.code }));
  on('POST', '/flights/update', async (asked) => {
    await booked.update(asked, () => new RecorderError(404, 'Ese vuelo ya no está en curso.'));
    return new Reply(200, undefined);
  });
  on('POST', '/flights/complete', async (asked) => {
    const { body, now } = asked;
    const report = await booked.find(asked);
    if (!report || report.row.state === 'voided') throw new RecorderError(404, 'Ese vuelo no está en curso.');
    if (!isOpen(report)) return { pirepID: report.row.code };
    const reported = {
      log: readFlightLog(body['flightLog']),
      data: readFlightData(body['flightData']),
      landingFpm: reportedNumber(body, 'landingRate'),
      fuelUsedLbs: reportedNumber(body, 'fuelUsed'),
      blockFuelLbs: null,
      flightTime: reportedNumber(body, 'flightTime'),
      route: wordsOf(body['route'], ' '),
      comment: text(body, 'comments', 2000),
    };
    return { pirepID: (await fileReport(options, report, reported, now)).row.code };
  });
  on('POST', '/flights/cancel', async (asked) => {
    await booked.cancel(asked);
    return { status: 200 };
  });
}
