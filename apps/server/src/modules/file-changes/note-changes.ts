import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Queries, Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { addImport, keepChanges } from './import-rows.ts';

/** Kinds of files with their own pages, and the tables that each changes. */
export const FILE_TABLES = {
  flights: ['flight'],
  aircraft: ['aircraft', 'aircraft_event'],
} as const;
export type FileKind = keyof typeof FILE_TABLES;
/** Columns that change by themselves. */
export const COUNTED_COLUMNS = ['version', 'updated_at'];

/**
 * Runs `work`, compares the tables before and after, and lists the changes as an import that can be taken back. The
 * caller holds the timetable lock exclusively. Without changes nothing is listed, and `importId` is null.
 */
export async function noteChanges<T>(
  tx: Tx,
  { kind, name, refused }: { kind: FileKind; name: string; refused: number },
  { actor, context }: By,
  work: () => Promise<T>,
): Promise<{ result: T; importId: string | null }> {
  const before = await readRows(tx, kind);
  const result = await work();
  const changed = [...(await readRows(tx, kind))].flatMap(([key, { thing, id, row }]) => {
    const old = before.get(key)?.row ?? null;
    return old === row ? [] : [{ thing, id, before: old, after: row }];
  });
  if (changed.length === 0) return { result, importId: null };
  const things = changed.filter(({ thing }) => thing === FILE_TABLES[kind][0]).length;
  const importId = uuid();
  await addImport(tx, {
    id: importId,
    kind,
    name,
    state: 'applied',
    good: things,
    done: things,
    refused,
    created_by: actor.pilotId,
    created_at: context.now,
    ended_at: context.now,
  });
  await keepChanges(tx, importId, changed);
  return { result, importId };
}

interface KnownRow {
  thing: string;
  id: string;
  /** The row as the database's JSON, which is the same text for the same values. */
  row: string;
}

async function readRows(queries: Queries, kind: FileKind): Promise<Map<string, KnownRow>> {
  const known = new Map<string, KnownRow>();
  for (const table of FILE_TABLES[kind]) {
    const { rows } = await sql<KnownRow>`
      select ${table}::text as thing, id, (to_jsonb(thing) - ${COUNTED_COLUMNS}::text[])::text as row
      from ${sql.table(table)} thing`.execute(queries);
    for (const row of rows) known.set(`${table} ${row.id}`, row);
  }
  return known;
}
