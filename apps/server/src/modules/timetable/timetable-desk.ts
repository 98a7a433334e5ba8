import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import type { CsvCheck, CsvProblem } from '@va/domain/csv/csv-record.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { checkTimetableCsv } from '@va/domain/timetable/csv-check.ts';
import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';
import { generateTimetable } from '@va/domain/timetable/generate.ts';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import type { Queries } from '#server/db/database.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import { networkOf, type Operations } from '../airline/operations.ts';
import { readFlights } from './timetable-flights.ts';

/** The timetable that the generator proposes now, with what people made or locked left as it is. */
export async function proposeTimetable(
  queries: Queries,
  { timetable }: Operations,
  now: Date,
): Promise<Flight[]> {
  const current = await readFlights(queries);
  if (timetable === null) return current;
  const input = timetableInput(timetable, current, now.toISOString().slice(0, 10));
  return generateTimetable(input).flights.map(({ flight }) => flight);
}

/** The sentences with which the generator explains a row; for what people made, that they did. */
export async function reasonsOf(
  queries: Queries,
  { timetable }: Operations,
  id: string,
  now: Date,
): Promise<string[] | undefined> {
  const current = await readFlights(queries);
  const flight = current.find((one) => one.id === id);
  if (flight === undefined) return undefined;
  const explained =
    timetable === null
      ? []
      : generateTimetable(timetableInput(timetable, current, now.toISOString().slice(0, 10))).flights;
  const why = explained.find((one) => one.flight.id === id)?.why;
  if (why !== undefined) return [...why];
  const sources = {
    generated: 'La hizo el generador; ninguna ruta la pide ya.',
    import: 'Vino de un archivo.',
    staff: 'La hizo operaciones.',
  };
  return [sources[flight.source]];
}

/** A file as it was read: the timetable with its rows, and what is wrong with the others. */
export interface ReadTimetable {
  next: Flight[];
  problems: readonly CsvProblem[];
  refusedCsv: string | null;
  ignored: readonly string[];
}

/** Reads a file on top of the timetable in force; flights that it does not name stay. */
export async function readTimetableCsv(
  queries: Queries,
  ops: Operations,
  { csv, localTimes }: { csv: string; localTimes: boolean },
  now: Date,
): Promise<ReadTimetable> {
  const current = await readFlights(queries);
  const { records, problems } = readCsv(Buffer.from(csv));
  if (problems.length > 0) return { next: current, problems, refusedCsv: null, ignored: [] };
  const check: CsvCheck<Flight> = checkTimetableCsv(records, {
    airline: ops.icaoCode,
    airports: networkOf(ops),
    types: new Map(
      [...ops.types.values()].flatMap(({ id, model, icaoType }) =>
        [icaoType, model, id].map((name): [string, string] => [name, id]),
      ),
    ),
    localTimes,
    current,
    today: now.toISOString().slice(0, 10),
    distanceNm,
  });
  const rows = new Map(check.rows.map(({ row }) => [row.id, row]));
  const [header] = records;
  return {
    next: [...current.filter(({ id }) => !rows.has(id)), ...rows.values()],
    problems: check.problems,
    refusedCsv: header && check.refused.length > 0 ? refusedCsv(header, check) : null,
    ignored: check.ignored,
  };
}

/** What staff change of a flight. */
export interface FlightEdit {
  stdUtc?: number | undefined;
  days?: number | undefined;
  types?: readonly string[] | undefined;
  note?: string | undefined;
  validUntil?: string | null | undefined;
  isPublic?: boolean | undefined;
  locked?: boolean | undefined;
}

/** The flight after an edit: from then on it is staff's; only its lock can be taken away without that. */
export function editFlight(flight: Flight, edit: FlightEdit): Flight {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const next: Flight = { ...flight, ...given };
  const onlyLock = Object.keys(given).every((name) => name === 'locked');
  return {
    ...next,
    ...arrivalOf(next.stdUtc, next.blockMin),
    source: onlyLock ? flight.source : 'staff',
  };
}
