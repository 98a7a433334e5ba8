import { dayOf } from '@va/domain/months.ts';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import type { CsvCheck, CsvProblem } from '@va/domain/csv/csv-record.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { checkTimetableCsv } from '@va/domain/timetable/csv-check.ts';
import { mergeRows } from '@va/domain/timetable/file-seasons.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Queries } from '#server/db/database.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import { networkOf, type Operations } from '#server/kernel/airline/operations.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

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
  const today = dayOf(now);
  const { records, problems } = readCsv(Buffer.from(csv));
  if (problems.length > 0) return { next: current, problems, refusedCsv: null, ignored: [] };
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
    distanceNm,
  });
  const [header] = records;
  return {
    next: mergeRows(
      current,
      check.rows.map(({ row }) => row),
      today,
    ),
    problems: check.problems,
    refusedCsv: header && check.refused.length > 0 ? refusedCsv(header, check) : null,
    ignored: check.ignored,
  };
}
