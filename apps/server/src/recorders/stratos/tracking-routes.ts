import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { bookedFlights } from '../shared/booked-flights.ts';
import type { On } from '../shared/browser-app.ts';
import { type Body, isBody, ownFieldsIn, text } from '../shared/fields.ts';
import { fileReport, type ReportedFlight, reportedNumber, wordsOf } from '../shared/file-report.ts';
import { readFlightData, readFlightLog } from '../shared/flight-log.ts';
import { RecorderError, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { flownCallsign } from '../shared/search-flights.ts';
import { isOpen } from '../shared/sent-reports.ts';
import type { Shelf } from '../shared/shelf.ts';
import { FlightEnded } from './stratos-protocol.ts';

/** The note of Stratos flights, by which the adapter recognises them when a request names none. */
const MARK = { stratos: true };

/** A flight from its start to its report. */
export function addTracking(on: On, options: RecorderOptions): void {
  const { flights } = options;
  const booked = bookedFlights(options, {
    client: 'Stratos',
    prefix: 'stratos',
    fields: { bid: 'bid_id', code: ['tracking_id', 'uuid'], groundSpeed: 'ground_speed' },
    note: () => MARK,
  });
  const ended = ({ row }: { row: { code: string } }) => new FlightEnded(row.code);

  on('POST', '/flights/start', async (asked) => ({ tracking_id: (await booked.start(asked)).row.code }));
  on('POST', '/flights/update', async (asked) => {
    await booked.update(asked, ended);
    return new Reply(200, undefined);
  });
  on('POST', '/flights/complete', async (asked) => {
    const report = await booked.find(asked);
    if (!report) throw new RecorderError(404, 'Ese vuelo no está en curso.');
    if (report.row.state === 'voided') throw ended(report);
    const reported = reportedIn(asked.body);
    const filed = isOpen(report) ? await fileReport(options, report, reported, asked.now) : report;
    return filedOf(filed, await asked.shelf());
  });
  on('POST', '/flights/cancel', async (asked) => {
    if (booked.isNamed(asked)) await booked.cancel(asked);
    else {
      // A request without a name means the program's open flight; without an open one there is nothing to do.
      const open = await flights.unfinished(asked.actor.pilotId);
      if (open?.note['stratos'] === true) await flights.discard(open, asked.now);
    }
    return { status: 200 };
  });
}

/** A report as the client shows it when it has sent the flight in. */
function filedOf({ row }: DeskReport, { airline, tails }: Shelf) {
  const { icaoCode, types } = airline.operations;
  const tail = tails.find(({ id }) => id === row.aircraft_id);
  return {
    pirep_id: row.code,
    flight_number: flownCallsign(row, icaoCode),
    route: `${row.dep_icao} - ${row.arr_icao ?? row.arr_planned_icao}`,
    aircraft: types.get(tail?.typeId ?? '')?.model ?? row.icao_type ?? '',
    aircraft_icao: row.icao_type ?? '',
    registration: row.registration ?? '',
    airline: airline.name,
    airline_icao: icaoCode,
  };
}

/** A client's figures of its flight; the data, or a text-only client's log, may come under either name. */
function reportedIn(body: Body): ReportedFlight {
  const sent = [body['flight_data'], body['flight_log']];
  const { comments, route } = body;
  return {
    log: sent.flatMap(readFlightLog),
    data: sent.map(readFlightData).find((items) => items.length > 0) ?? [],
    landingFpm: reportedNumber(body, 'landing_rate'),
    fuelUsedLbs: reportedNumber(body, 'fuel_used'),
    blockFuelLbs: reportedNumber(body, 'block_fuel'),
    flightTime: reportedNumber(body, 'flight_time'),
    route: wordsOf(route, ' ') ?? text({ route }, 'route', 2000),
    comment: wordsOf(commentsIn(comments), '\n') ?? text({ comments }, 'comments', 2000),
    note: (before) => ownFieldsIn({ fields: body['additional_fields'] }, before),
  };
}

/** Comments as texts; each item is a text, or an object with one. */
function commentsIn(sent: unknown): unknown {
  return Array.isArray(sent) ? sent.map((one: unknown) => (isBody(one) ? one['comment'] : one)) : null;
}
