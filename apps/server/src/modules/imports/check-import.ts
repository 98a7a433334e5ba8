import { v7 as uuid } from 'uuid';
import type { CsvCheck, CsvRecord } from '@va/domain/csv/csv-record.ts';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import { checkAirportsCsv } from '@va/domain/airport/airport-csv.ts';
import { checkBalancesCsv } from '@va/domain/imports/balances-csv.ts';
import { checkLogbookCsv } from '@va/domain/imports/logbook-csv.ts';
import { checkPilotsCsv } from '@va/domain/imports/pilots-csv.ts';
import type { CheckImport, ImportCheck } from '@va/schemas/api/staff/import-checks.ts';
import type { ImportedFileKind } from '@va/schemas/api/staff/imports.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readAirportFacts } from './airport-facts.ts';
import { readBalanceFacts } from './balance-facts.ts';
import { readLogbookFacts } from './logbook-facts.ts';
import { readPilotFacts } from './pilot-facts.ts';
import { keepRows, readImport } from './import-store.ts';

/** Problems that an answer names; the rest is counted, and all of them come back in the file of refused rows. */
export const SHOWN_PROBLEMS = 1000;

/** Reads a file, says what is wrong with it, and keeps the good rows until somebody applies them. */
export async function checkImport(
  db: Database,
  airline: Airline,
  { kind, fileName, csv }: CheckImport,
  { actor, context }: By,
): Promise<ImportCheck> {
  const { records, problems } = readCsv(Buffer.from(csv));
  if (problems.length > 0)
    return {
      import: null,
      problems,
      problemCount: problems.length,
      warnings: [],
      refusedCsv: null,
      ignored: [],
    };
  const check = await checkRows(db.queries, airline, kind, records, context.now);
  const [header] = records;
  const answer = {
    problems: check.problems.slice(0, SHOWN_PROBLEMS),
    problemCount: check.problems.length,
    refusedCsv: header && check.refused.length > 0 ? refusedCsv(header, check) : null,
    ignored: [...check.ignored],
  };
  if (check.rows.length === 0) return { import: null, warnings: [], ...answer };
  const id = uuid();
  await db.transaction(async (tx) => {
    await tx
      .insertInto('import')
      .values({
        id,
        kind,
        name: fileName,
        state: 'checked',
        good: check.rows.length,
        refused: check.refused.length,
        problems: JSON.stringify(answer.problems),
        problem_count: answer.problemCount,
        refused_csv: answer.refusedCsv,
        ignored: answer.ignored,
        created_by: actor.pilotId,
        created_at: context.now,
      })
      .execute();
    await keepRows(tx, id, check.rows);
  });
  return readImport(db.queries, id, context.now);
}

async function checkRows(
  queries: Queries,
  airline: Airline,
  kind: ImportedFileKind,
  records: readonly CsvRecord[],
  now: Date,
): Promise<CsvCheck<unknown>> {
  if (kind === 'airports') return checkAirportsCsv(records, readAirportFacts(airline));
  if (kind === 'pilots') return checkPilotsCsv(records, await readPilotFacts(queries, airline, now));
  if (kind === 'logbook') return checkLogbookCsv(records, await readLogbookFacts(queries, now));
  return checkBalancesCsv(records, await readBalanceFacts(queries));
}
