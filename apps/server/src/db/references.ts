import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** A foreign key: a column that refers to a row of a table by its id. */
export interface Reference {
  table: string;
  column: string;
  /** The table that it refers to. */
  to: string;
}

/** Query for every foreign key of the schema, one row for each column; partitions are left out. */
export const REFERENCES = `
  select c.relname::text as table, a.attname::text as column, f.relname::text as to
  from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not c.relispartition
  order by c.relname, a.attname, f.relname`;

/** The foreign keys to these tables, read from the schema so that a new one is never forgotten. */
export async function readReferences(queries: Queries, to: readonly string[]): Promise<Reference[]> {
  const { rows } = await sql.raw<Reference>(REFERENCES).execute(queries);
  return rows.filter((reference) => to.includes(reference.to));
}
