import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { flownCallsign } from '../shared/flight-number.ts';
import type { Shelf } from '../shared/shelf.ts';

/** A report as the client shows it when it has sent the flight in. */
export function filedOf({ row }: DeskReport, { airline, tails }: Shelf) {
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
