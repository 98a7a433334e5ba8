/** Changes that a file of aircraft would make to the fleet. Tails that the file leaves out stay unchanged. */
import type { TimetableChange, Booking } from '../booking/booking.ts';
import type { CsvProblem } from '../csv/csv-record.ts';
import type { AircraftRow } from './aircraft-csv.ts';
import { refuseFerry, refuseServiceChange, type Service } from './tail-state.ts';

/** A tail as it is now. */
export interface FleetTail extends AircraftRow {
  /** A report with it is in progress. */
  flying: boolean;
}

/** The fields of a tail that a file may change. */
export type FleetField = 'base' | 'place' | 'service';

/** Changes that a file would make to the fleet. */
export interface FleetDiff {
  added: readonly AircraftRow[];
  changed: readonly { before: FleetTail; after: AircraftRow; fields: readonly FleetField[] }[];
  /** Tails of the file that are so already. */
  same: number;
  /** Rows that can't be carried out, by their line. */
  problems: readonly CsvProblem[];
}

/** @param rows the rows without a problem of their own, each registration once */
export function diffFleet(
  current: readonly FleetTail[],
  rows: readonly { line: number; row: AircraftRow }[],
): FleetDiff {
  const tails = new Map(current.map((tail) => [tail.registration, tail]));
  const added: AircraftRow[] = [];
  const changed: { before: FleetTail; after: AircraftRow; fields: FleetField[] }[] = [];
  const problems: CsvProblem[] = [];
  let same = 0;
  for (const { line, row: after } of rows) {
    const before = tails.get(after.registration);
    if (before === undefined) {
      added.push(after);
      continue;
    }
    const wrong = refuseRow(line, before, after);
    const fields = (['base', 'place', 'service'] as const).filter((field) => before[field] !== after[field]);
    if (wrong.length > 0) problems.push(...wrong);
    else if (fields.length === 0) same += 1;
    else changed.push({ before, after, fields });
  }
  return { added, changed, same, problems };
}

/** Applies the guards of each act that a row needs, as if staff carried them out one by one. */
function refuseRow(line: number, before: FleetTail, after: AircraftRow): CsvProblem[] {
  const problems: CsvProblem[] = [];
  const wrong = (column: string, value: string, sentence: string, write: string) =>
    problems.push({ line, column, value, wrong: sentence, write });
  if (before.typeId !== after.typeId)
    wrong(
      'subfleet',
      after.typeId,
      `El avión es un ${before.typeId}.`,
      'Deja su tipo: un avión no cambia de tipo.',
    );
  if (before.icaoType !== after.icaoType)
    wrong('icao', after.icaoType, `El avión es un ${before.icaoType}.`, `Escribe ${before.icaoType}.`);
  if (before.service !== after.service) {
    const { service: from, flying } = before;
    const refusal = refuseServiceChange({ from, to: after.service, reason: 'CSV', flying });
    if (refusal) wrong('status', after.service, refusal.message, refusal.wayOut ?? 'Deja su estado.');
  }
  if (before.place !== after.place) {
    const refusal = refuseFerry(before.flying);
    if (refusal) wrong('airport_id', after.place, refusal.message, refusal.wayOut ?? 'Deja su lugar.');
  }
  return problems;
}

/**
 * The bookings that lose their tail to a change of service. Their pilots keep the flight and are asked to pick another
 * tail.
 */
export function bookingsWithoutTail(
  to: Service,
  bookings: readonly Booking[],
): { booking: Booking; change: TimetableChange }[] {
  if (to === 'operational') return [];
  return bookings
    .filter(({ state }) => state === 'reserved')
    .map((booking) => ({ booking, change: { what: 'tail_withdrawn', std: null } }));
}
