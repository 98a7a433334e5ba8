/** The timetable as CSV in phpVMS's columns, to look through, to edit and to read again. */
import { csvText } from '../csv/csv-text.ts';
import { clockOf } from './clock.ts';
import { FLIGHT_COLUMNS } from './csv-columns.ts';
import type { Flight } from './flight.ts';
import { IATA_TYPES, KIND_LETTERS } from './iata-types.ts';
import { digitsOf, EVERY_DAY } from './weekdays.ts';

/** @param airline ICAO code of the airline */
export function timetableCsv(flights: readonly Flight[], airline: string): string {
  return csvText(
    FLIGHT_COLUMNS,
    flights.map((flight) => {
      const cells = cellsOf(flight, airline);
      return FLIGHT_COLUMNS.map((column) => cells[column] ?? '');
    }),
  );
}

function cellsOf(flight: Flight, airline: string): Partial<Record<(typeof FLIGHT_COLUMNS)[number], string>> {
  return {
    airline,
    flight_number: String(flight.number),
    dpt_airport: flight.dep,
    arr_airport: flight.arr,
    days: flight.days === EVERY_DAY ? '' : digitsOf(flight.days),
    dpt_time: clockOf(flight.stdUtc),
    arr_time: clockOf(flight.staUtc),
    level: flight.level === null ? '' : String(flight.level),
    distance: String(flight.distanceNm),
    flight_time: String(flight.blockMin),
    flight_type: letterOf(flight),
    route: flight.route ?? '',
    notes: flight.note,
    start_date: flight.validFrom,
    end_date: flight.validUntil ?? '',
    enabled: '1',
    subfleets: flight.types.join(';'),
    fields: fieldsOf(flight),
  };
}

function letterOf({ kind, iataType }: Flight): string {
  return iataType ?? KIND_LETTERS[kind];
}

/** Fields of a flight without a column in phpVMS. */
function fieldsOf(flight: Flight): string {
  const { kind, isPublic, locked } = flight;
  return [
    ...(IATA_TYPES[letterOf(flight)]?.kind === kind ? [] : [`kind=${kind}`]),
    ...(isPublic ? [] : ['public=0']),
    ...(locked ? ['locked=1'] : []),
  ].join(';');
}
