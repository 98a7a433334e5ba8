import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { quote } from '#server/db/backup.ts';
import { readReferences } from '#server/db/references.ts';
import type { Tables } from '#server/db/tables.ts';
import { TABLE_FATES } from '../erasure/table-fates.ts';

/** A table that says whose its rows are, by the column that refers to a pilot or to a pilot's report. */
export interface OwnTable {
  table: keyof Tables;
  by: 'pilot_id' | 'report_id';
}

const OWNERS = ['pilot_id', 'report_id'] as const;

/** The tables of which a person gets the rows. */
export async function exportedTables(queries: Queries): Promise<OwnTable[]> {
  return (await ownTables(queries)).filter(({ table }) => TABLE_FATES[table].exported === 'rows');
}

/** Every table of the database with rows of a person; read from its references, so that a new one is not forgotten. */
export async function ownTables(queries: Queries): Promise<OwnTable[]> {
  const rows = (await readReferences(queries, ['pilot', 'report'])).flatMap(({ table, column, to }) => {
    const by = OWNERS.find((owner) => column === owner && column === `${to}_id`);
    return by ? [{ table: table as keyof Tables, by }] : [];
  });
  const byPilot = new Set(rows.filter(({ by }) => by === 'pilot_id').map(({ table }) => table));
  return rows.filter(({ table, by }) => by === 'pilot_id' || !byPilot.has(table));
}

/** A person's rows of a table, as the database writes them in JSON. */
export async function ownRows(
  queries: Queries,
  { table, by }: OwnTable,
  pilotId: string,
): Promise<Record<string, unknown>[]> {
  const mine =
    by === 'pilot_id'
      ? sql`pilot_id = ${pilotId}`
      : sql`report_id in (select id from report where pilot_id = ${pilotId})`;
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.raw(quote(table))} t where ${mine}`.execute(queries);
  return rows.map(({ row }) => row);
}
