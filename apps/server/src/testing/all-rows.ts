import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A row as it stands, by the names of its columns. */
type Row = Record<string, unknown>;
/** The rows of each table, in an order that says nothing. */
export type AllRows = Readonly<Record<string, readonly Row[]>>;

/** Everything that a database holds, whatever its tables are. */
export async function allRows({ queries }: Database): Promise<AllRows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(queries);
  const parts = tables.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t)::text as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(parts, sql` union all `)}`.execute(
    queries,
  );
  const all: Record<string, Row[]> = Object.fromEntries(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) all[name]?.push(JSON.parse(row));
  return Object.fromEntries(Object.entries(all).map(([name, some]) => [name, sorted(some)]));
}

/** Of what a database holds, the tables and columns that another one had. */
export function asIn(earlier: AllRows, all: AllRows): AllRows {
  return Object.fromEntries(
    Object.entries(earlier).map(([table, [first = {}]]) => [
      table,
      sorted(
        (all[table] ?? []).map((row) => Object.fromEntries(Object.keys(first).map((key) => [key, row[key]]))),
      ),
    ]),
  );
}

function sorted(rows: readonly Row[]): readonly Row[] {
  return rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
}
