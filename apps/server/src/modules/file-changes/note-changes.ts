import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Queries, Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { addImport, keepChanges } from './import-rows.ts';

/** Files with pages of their own; each changes rows of these tables. */
export const FILE_TABLES = {
  flights: ['flight'],
  aircraft: ['aircraft', 'aircraft_event'],
} as const;
export type FileKind = keyof typeof FILE_TABLES;
/** Columns that change by themselves. */
export const COUNTED_COLUMNS = ['version', 'updated_at'];

/**
 * Carries out what a file asks for, and lists it among the imports with all that it changed, so that it can be taken back;
 * the caller holds the timetable alone. A file that changes nothing is not listed: its `importId` is null.
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
  /** As the database writes it in JSON, always alike. */
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
