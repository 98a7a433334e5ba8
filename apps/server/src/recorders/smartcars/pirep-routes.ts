import { KG_PER_LB } from '@va/domain/mass.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { ownCode } from '#server/modules/airline/own-code.ts';
import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { text } from '../shared/fields.ts';
import type { Shelf } from '../shared/shelf.ts';
import { round, usedKg } from '../shared/units.ts';
import { hours } from './objects.ts';
import { type On, SmartcarsError } from './smartcars-protocol.ts';

/** How many reports are looked through, and how many an answer holds. */
const MOST_READ = 1000;
const MOST_SHOWN = 100;

/** Reports that were sent in, newest first. */
export function addPireps(on: On, { desk, flights }: RecorderOptions): void {
  const sent = async ({ actor, shelf }: Asked) => {
    const all = await shelf();
    const reports = await flights.reports(actor.pilotId, MOST_READ);
    return reports.flatMap((report) => (statusOf(report) === null ? [] : [pirepOf(report, all)]));
  };
  on('both', '/pireps/search', async (asked) => {
    const word = (name: string) => wordOf(asked, name);
    /** Reports keep the code of their time; whichever is asked for finds them. */
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
    if (code === '') throw new SmartcarsError(400, 'Falta «id».');
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

/** A value of the query or, where the client sends it there, of the body; in capitals, empty for none. */
function wordOf({ query, body }: Asked, name: string): string {
  return (query(name) ?? text(body, name, 40) ?? '').trim().toUpperCase();
}

function matches(wanted: string, value: string): boolean {
  return wanted === '' || wanted === value;
}

function statusOf({ row: { state } }: DeskReport): 'Accepted' | 'Pending' | 'Rejected' | null {
  if (state === 'accepted' || state === 'appealed') return 'Accepted';
  if (state === 'rejected') return 'Rejected';
  return state === 'submitted' || state === 'in_review' ? 'Pending' : null;
}

function pirepOf(report: DeskReport, { airline, numberOf }: Shelf) {
  const { row, note, booking } = report;
  const kg = usedKg(row);
  const said = typeof note['fuelUsedLbs'] === 'number' ? note['fuelUsedLbs'] : 0;
  return {
    id: row.code,
    submitDate: (row.submitted_at ?? row.created_at).toISOString().replace(/\.\d+Z$/, '+00:00'),
    airlineCode: airline.operations.icaoCode,
    number: String(row.flight_number ?? ''),
    route: typeof note['route'] === 'string' ? note['route'] : (booking?.planned_route ?? ''),
    distance: row.distance_nm ?? 0,
    flightType: booking?.planned_cargo ? 'C' : 'P',
    departureAirport: row.dep_icao,
    arrivalAirport: row.arr_icao ?? row.arr_planned_icao,
    aircraft: row.aircraft_id === null ? 0 : numberOf(row.aircraft_id),
    status: statusOf(report) ?? 'Pending',
    flightTime: hours(row.block_min ?? 0),
    landingRate: row.touchdown_fpm ?? 0,
    fuelUsed: round(kg === null ? said : kg / KG_PER_LB, 0),
  };
}
