import { dayOf } from '@va/domain/months.ts';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import type { CsvCheck, CsvProblem } from '@va/domain/csv/csv-record.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { applyRows, type FileMode, lastDayOf } from '@va/domain/timetable/apply-rows.ts';
import { checkTimetableCsv } from '@va/domain/timetable/csv-check.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Queries } from '#server/db/database.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

/** A CSV file of flights, with staff's options. */
export interface TimetableFile {
  csv: string;
  localTimes: boolean;
  /** Whether its rows are added to the timetable (the default) or replace it. */
  mode?: FileMode;
  /** First day for rows without one, `YYYY-MM-DD` UTC; today by default. */
  validFrom?: string | undefined;
}

/** The result of reading a file: the timetable with its rows, and the errors of the others. */
export interface ReadTimetable {
  next: Flight[];
  problems: readonly CsvProblem[];
  /** Number of rows with problems; 0 if the whole file cannot be read. */
  refused: number;
  refusedCsv: string | null;
  ignored: readonly string[];
  notes: readonly string[];
  /** Last day of the flights that it ends, `YYYY-MM-DD` UTC; null if it ends none. */
  replacedOn: string | null;
}

/** Reads a file and applies its rows to a copy of the present timetable. */
export async function readTimetableCsv(
  queries: Queries,
  ops: Operations,
  { csv, localTimes, mode = 'add', validFrom }: TimetableFile,
  now: Date,
): Promise<ReadTimetable> {
  const current = await readFlights(queries);
  const today = dayOf(now);
  const from = validFrom ?? today;
  const { records, problems } = readCsv(Buffer.from(csv));
  const none = { next: current, refused: 0, refusedCsv: null, ignored: [], notes: [], replacedOn: null };
  if (problems.length > 0) return { ...none, problems };
  const check: CsvCheck<Flight> = checkTimetableCsv(records, {
    airline: ops.icaoCode,
    airports: networkOf(ops),
    types: new Map(
      [...ops.types.values()].flatMap(({ id, model, icaoType }) =>
        [icaoType, model, id].flatMap((name): [string, string][] => [
          [name.toUpperCase(), id],
          [name, id],
        ]),
      ),
    ),
    localTimes,
    current,
    today,
    from,
    distanceNm,
  });
  const [header] = records;
  const rows = check.rows.map(({ row }) => row);
  const plan = { mode, from, today, source: 'import' as const };
  return {
    // A file without any valid row must not replace the timetable.
    next: rows.length === 0 ? current : applyRows(current, rows, plan),
    problems: check.problems,
    refused: check.refused.length,
    refusedCsv: header && check.refused.length > 0 ? refusedCsv(header, check) : null,
    ignored: check.ignored,
    notes: check.notes,
    replacedOn: mode === 'replace' && rows.length > 0 ? lastDayOf(plan) : null,
  };
}
