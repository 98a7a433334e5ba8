import type { PlannedFlight } from '@va/domain/flight-plan/plan-fit.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { BookingRow } from './booking-rows.ts';

/** The flight of a booking as a plan has to fit it. */
export function plannedFlightOf(ops: Operations, row: BookingRow): PlannedFlight {
  return {
    dep: row.dep_icao,
    arr: row.arr_icao,
    codeOf: (icao) => ownCode(ops, icao),
    tail: row.registration,
    icaoType: row.icao_type ?? ops.types.get(row.type_id)?.icaoType ?? '',
    number: row.flight_number,
  };
}
