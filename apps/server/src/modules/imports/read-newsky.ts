import { DAY_MS } from '@va/domain/durations.ts';
import { z } from 'zod';
import { v7 as uuid } from 'uuid';
import type { CsvProblem } from '@va/domain/csv/csv-record.ts';
import { csvText } from '@va/domain/csv/csv-text.ts';
import { flightKey } from '@va/domain/imports/logbook-csv.ts';
import type { LogbookRow } from '@va/domain/imports/import-rows.ts';
import { nameKey, newskyRow, type NewskyFacts } from '@va/domain/imports/newsky-flight.ts';
import type { ReadNewsky } from '@va/contract/staff/imports.ts';
import { csvProblemSchema } from '@va/contract/shared/csv-texts.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { addImport, endReading, lockImport, updateImport } from '../file-changes/import-rows.ts';
import { SHOWN_PROBLEMS } from './check-import.ts';
import { readLogbookFacts } from './logbook-facts.ts';
import { importPayloadSchema } from './import-jobs.ts';
import { keepRows } from './import-store.ts';
import { logbookRowSchema } from './row-schemas.ts';
import { NEWSKY_PAGE, NewskyRefused, readNewskyFlights, type NewskyApi } from './newsky-api.ts';

export const READ_NEWSKY = 'import-newsky';

/** Longest period of one request, ms. */
const STRETCH_MS = 30 * DAY_MS;

/** Queues reading the flights of a period; answers the import's id. */
export function beginNewsky(db: Database, { from, until }: ReadNewsky, by: By): Promise<string> {
  const { now } = by.context;
  const id = uuid();
  return db.transaction(async (tx) => {
    await addImport(tx, {
      id,
      kind: 'newsky',
      name: `${from} – ${until}`,
      state: 'reading',
      read_from: new Date(from),
      read_until: new Date(Math.min(now.getTime(), Date.parse(until) + DAY_MS)),
      created_by: by.actor.pilotId,
      created_at: now,
    });
    await enqueueJob(tx, {
      kind: READ_NEWSKY,
      runKey: `${READ_NEWSKY}:${id}`,
      payload: { importId: id },
      at: now,
    });
    await audit(tx, {
      by,
      capability: 'data.transfer',
      action: 'import.read',
      subject: { kind: 'import', id },
      after: { from, until },
    });
    return id;
  });
}

/** Job: reads page by page, and stores each with the progress, so that a killed run continues there. */
export const readNewsky = (api: NewskyApi): JobKind => ({
  kind: READ_NEWSKY,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    const facts = await readFacts(db.queries, importId, clock());
    try {
      while (await readPage(db, api, importId, facts)) continue;
      await endReading(db.queries, importId, { state: 'checked', failure: null }, clock());
    } catch (error) {
      if (!(error instanceof NewskyRefused)) throw error;
      await endReading(db.queries, importId, { state: 'failed', failure: error.message }, clock());
    }
  },
});

/** Reads one page; answers whether there may be more. */
async function readPage(
  db: Database,
  api: NewskyApi,
  importId: string,
  facts: NewskyFacts,
): Promise<boolean> {
  const before = await db.queries
    .selectFrom('import')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirst();
  const { read_from: start, read_until: until } = before ?? {};
  if (before?.state !== 'reading' || !start || !until || start >= until) return false;
  const end = new Date(Math.min(until.getTime(), start.getTime() + STRETCH_MS));
  const flights = await readNewskyFlights(api, { start, end, skip: before.read_count });
  const rows: { line: number; row: LogbookRow }[] = [];
  const problems: CsvProblem[] = [];
  const first = before.good + before.refused + 1;
  for (const [i, flight] of flights.entries()) {
    const read = newskyRow(flight, first + i, facts);
    if ('row' in read) rows.push({ line: first + i, row: read.row });
    else problems.push(read.problem);
  }
  const isLast = flights.length < NEWSKY_PAGE;
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, importId);
    // Another run has stored this page already: store nothing twice.
    if (row?.read_from?.getTime() !== start.getTime() || row.read_count !== before.read_count) return;
    await keepRows(tx, importId, rows);
    const known = z.array(csvProblemSchema).parse(row.problems);
    const shown = [...known, ...problems].slice(0, SHOWN_PROBLEMS);
    await updateImport(tx, importId, {
      good: row.good + rows.length,
      refused: row.refused + problems.length,
      problem_count: row.problem_count + problems.length,
      problems: JSON.stringify(shown),
      refused_csv: shown.length === 0 ? null : problemsCsv(shown),
      read_from: isLast ? end : start,
      read_count: isLast ? 0 : row.read_count + flights.length,
    });
  });
  return true;
}

function problemsCsv(problems: readonly CsvProblem[]): string {
  return csvText(
    ['line', 'column', 'value', 'problema'],
    problems.map(({ line, column, value, wrong, write }) => [
      String(line),
      column,
      value,
      `${wrong} ${write}`,
    ]),
  );
}

async function readFacts(queries: Queries, importId: string, now: Date): Promise<NewskyFacts> {
  const { callsigns, flights } = await readLogbookFacts(queries, now);
  const people = await queries
    .selectFrom('pilot')
    .select(['callsign', 'name'])
    .where('callsign', 'is not', null)
    .where('name', 'is not', null)
    .execute();
  const names = new Map<string, string | null>();
  for (const { callsign, name } of people) {
    const key = nameKey(name ?? '');
    names.set(key, names.has(key) ? null : callsign);
  }
  const kept = await queries
    .selectFrom('import_row')
    .select('data')
    .where('import_id', '=', importId)
    .execute();
  const known = kept.map(({ data }) => logbookRowSchema.parse(data));
  return {
    callsigns,
    names,
    flights: new Set([...flights, ...known.map((row) => flightKey(row.callsign, row.offBlock))]),
  };
}
