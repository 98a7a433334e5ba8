import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { quote } from '#server/db/backup.ts';

/** A table that says whose its rows are, by the column that refers to a pilot or to a pilot's report. */
export interface OwnTable {
  table: string;
  by: 'pilot_id' | 'report_id';
}

/** Every table of the database with rows of a person; read from its references, so that a new one is not forgotten. */
export async function ownTables(queries: Queries): Promise<OwnTable[]> {
  const { rows } = await sql<OwnTable>`
    select c.relname::text as table, a.attname::text as by
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class f on f.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1 and c.relnamespace = 'public'::regnamespace
      and not c.relispartition
      and ((f.relname = 'pilot' and a.attname = 'pilot_id') or (f.relname = 'report' and a.attname = 'report_id'))
    order by c.relname, a.attname`.execute(queries);
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
