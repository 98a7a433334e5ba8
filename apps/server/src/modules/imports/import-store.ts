import { sql } from 'kysely';
import { z } from 'zod';
import { type ImportCheck, importCheckSchema, type ImportView } from '@va/contract/staff/imports.ts';
import { csvProblemSchema } from '@va/contract/shared/csv-texts.ts';
import type { pageQuerySchema } from '@va/contract/shared/page.ts';
import { constant } from '#server/db/constants.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { isFlightNumber } from '../timetable/timetable-flights.ts';

function selectImports(queries: Queries, now: Date) {
  return queries
    .selectFrom('import')
    .leftJoin('pilot', 'pilot.id', 'import.created_by')
    .selectAll('import')
    .select('pilot.callsign')
    .select((row) =>
      uninvited(queries, now)
        .where('waiting.import_id', '=', row.ref('import.id'))
        .select(sql<number>`count(*)::int4`.as('count'))
        .as('to_invite'),
    );
}

/** Query for imported pilots who have a mail address and no valid invitation. */
export function uninvited(queries: Queries, now: Date) {
  return queries
    .selectFrom('pilot as waiting')
    .where('waiting.status', '=', constant('invited'))
    .where('waiting.email', 'is not', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('access_link')
            .select('access_link.id')
            .whereRef('access_link.pilot_id', '=', 'waiting.id')
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', now),
        ),
      ),
    );
}

type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

/** A part of the imports, the newest first. */
export const listImports = (queries: Queries, now: Date, page: z.output<typeof pageQuerySchema>) =>
  pageById(selectImports(queries, now), { ...page, id: 'import.id' }, view);

/** One import with its preview. Throws `no-encontrado`. */
export async function readImport(
  queries: Queries,
  id: string,
  now: Date,
): Promise<ImportCheck & { import: ImportView }> {
  const row = await selectImports(queries, now).where('import.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  return {
    import: view(row),
    problems: z.array(csvProblemSchema).parse(row.problems),
    problemCount: row.problem_count,
    warnings: row.kind === 'pilots' ? await callsignWarnings(queries, id, now) : [],
    refusedCsv: row.refused_csv,
    ignored: row.ignored,
    ...rankTableSchema.parse(row.rank_table),
  };
}

/**
 * Warnings about pilots of an unapplied import whose callsign has the digits of a flight number in force. The platform
 * gives nobody new such a callsign, but a pilot who has used it for years may keep it.
 */
async function callsignWarnings(queries: Queries, importId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ line: number; callsign: string }>`
    select line, data->>'callsign' as callsign from import_row
    where import_id = ${importId} and ${isFlightNumber(sql`data->>'callsign'`, now)}
    order by line`.execute(queries);
  return rows.map(
    ({ line, callsign }) =>
      `Línea ${line}, «${callsign}»: es también el número de un vuelo en vigor, y en las redes se confundirían. Se puede traer así; para evitarlo, escribe otro indicativo en el archivo.`,
  );
}

const rankTableSchema = importCheckSchema.pick({ foreignRanks: true, ranks: true });

function view(row: ImportRow): ImportView {
  return {
    ...camelRow(row),
    toInvite: row.to_invite ?? 0,
    createdBy: row.callsign,
  };
}

/** Stores the valid rows until the import is applied. */
export async function keepRows(
  tx: Tx,
  importId: string,
  rows: readonly { line: number; row: unknown }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await sql`insert into import_row (import_id, line, data)
      select ${importId}, (item->>'line')::int, item->'row'
      from jsonb_array_elements(${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb) item`.execute(tx);
}

/** Rows inserted per statement. */
const BATCH = 5000;

/** The import that is being applied, and by whom. */
export interface Applying {
  importId: string;
  /** Name of the file, for the words of entries. */
  name: string;
  /** Who applies it. */
  byId: string | null;
  airline: Airline;
  now: Date;
}
