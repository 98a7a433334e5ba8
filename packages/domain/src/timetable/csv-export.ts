/** The timetable as CSV in phpVMS's columns, to look through, to edit and to read again. */
import { csvText } from '../csv/csv-text.ts';
import { clockOf } from './clock.ts';
import { FLIGHT_COLUMNS, KIND_LETTERS, LETTER_KINDS } from './csv-columns.ts';
import type { Flight } from './flight.ts';
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
    flight_type: KIND_LETTERS[flight.kind],
    notes: flight.note,
    start_date: flight.validFrom,
    end_date: flight.validUntil ?? '',
    enabled: '1',
    subfleets: flight.types.join(';'),
    fields: fieldsOf(flight),
  };
}

/** What phpVMS has no column for. */
function fieldsOf({ kind, isPublic, locked }: Flight): string {
  return [
    ...(LETTER_KINDS.get(KIND_LETTERS[kind]) === kind ? [] : [`kind=${kind}`]),
    ...(isPublic ? [] : ['public=0']),
    ...(locked ? ['locked=1'] : []),
  ].join(';');
}
