import { KG_PER_LB } from '@va/domain/quantities.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { routeOf } from '#server/modules/bookings/booking-rows.ts';
import { type Asked, RecorderError, type RecorderOptions } from '../shared/protocol.ts';
import { round, text, usedKg } from '../shared/fields.ts';
import type { Shelf } from '../shared/shelf.ts';
import type { On } from '../shared/browser-app.ts';
import { type SentReport, sentReports } from '../shared/sent-reports.ts';
import { hours } from '../shared/things.ts';

/** How many reports an answer holds. */
const MOST_SHOWN = 100;

/** Reports that were sent in, newest first. */
export function addPireps(on: On, options: RecorderOptions): void {
  const { desk, flights } = options;
  const sent = async (asked: Asked) => {
    const all = await asked.shelf();
    return (await sentReports(options, asked)).map((report) => pirepOf(report, all));
  };
  on('both', '/pireps/search', async (asked) => {
    const word = (name: string) => wordOf(asked, name);
    /** Whether an airport matches by any of its codes, since reports keep the code of their time. */
    const isAt = (wanted: string, icao: string) =>
      matches(ownCode(desk.airline.operations, wanted), ownCode(desk.airline.operations, icao));
    const [from, until] = [word('startDate').slice(0, 10), word('endDate').slice(0, 10)];
    const status = word('status').replace('DENIED', 'REJECTED');
    return (await sent(asked))
      .filter(
        (pirep) =>
          isAt(word('departureAirport'), pirep.departureAirport) &&
          isAt(word('arrivalAirport'), pirep.arrivalAirport) &&
          matches(word('aircraft'), String(pirep.aircraft)) &&
          matches(status, pirep.status.toUpperCase()) &&
          (from === '' || pirep.submitDate >= from) &&
          (until === '' || pirep.submitDate.slice(0, 10) <= until),
      )
      .slice(0, MOST_SHOWN);
  });
  on('both', '/pireps/latest', async (asked) => (await sent(asked))[0] ?? []);
  on('both', '/pireps/details', async (asked) => {
    const code = wordOf(asked, 'id');
    if (code === '') throw new RecorderError(400, 'Falta «id».');
    const report = await flights.report(asked.actor.pilotId, code);
    const points = (await flights.points(report)).toSorted((a, b) => a.at - b.at);
    const { flightLog, flightData } = report.note;
    return {
      flightLog: Array.isArray(flightLog) ? flightLog : [],
      flightData: Array.isArray(flightData) ? flightData : null,
      locationData:
        points.length === 0
          ? null
          : points.map(({ lat, lon, hdg }) => ({ latitude: lat, longitude: lon, heading: hdg ?? 0 })),
    };
  });
}

/** A parameter of the query or the body, in upper case; empty if missing. */
function wordOf({ query, body }: Asked, name: string): string {
  return (query(name) ?? text(body, name, 40) ?? '').trim().toUpperCase();
}

function matches(wanted: string, value: string): boolean {
  return wanted === '' || wanted === value;
}

function pirepOf({ report, status }: SentReport, { airline, numberOf }: Shelf) {
  const { row, note, booking } = report;
  const kg = usedKg(row);
  const said = typeof note['fuelUsedLbs'] === 'number' ? note['fuelUsedLbs'] : 0;
  return {
    id: row.code,
    submitDate: (row.submitted_at ?? row.created_at).toISOString().replace(/\.\d+Z$/, '+00:00'),
    airlineCode: airline.operations.icaoCode,
    number: String(row.flight_number ?? ''),
    route: typeof note['route'] === 'string' ? note['route'] : ((booking && routeOf(booking)) ?? ''),
    distance: row.distance_nm ?? 0,
    flightType: booking?.planned_cargo ? 'C' : 'P',
    departureAirport: row.dep_icao,
    arrivalAirport: row.arr_icao ?? row.arr_planned_icao,
    aircraft: row.aircraft_id === null ? 0 : numberOf(row.aircraft_id),
    status,
    flightTime: hours(row.block_min ?? 0),
    landingRate: row.touchdown_fpm ?? 0,
    fuelUsed: round(kg === null ? said : kg / KG_PER_LB, 0),
  };
}
