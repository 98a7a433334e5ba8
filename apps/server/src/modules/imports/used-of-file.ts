import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { COUNTED_COLUMNS, FILE_TABLES, type FileKind } from '../file-changes/note-changes.ts';

/** SQL for the names of flights and tails, for people. */
const LABELS = { flights: sql`'el ' || item.number`, aircraft: sql`item.registration` };

/** Names of a file's flights or tails that cannot be taken back, because they were booked, flown or changed since. */
export async function usedOfFile(queries: Queries, kind: FileKind, importId: string): Promise<string[]> {
  const [table] = FILE_TABLES[kind];
  const found = new Set<string>();
  const note = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ label: string }>`
      select ${LABELS[kind]} as label from import_change change
        join ${sql.table(table)} item on item.id = change.thing_id
      where change.import_id = ${importId} and change.thing = ${table} and ${condition}
      limit 1000`.execute(queries);
    for (const { label } of rows) found.add(label);
  };
  await note(sql`to_jsonb(item) - ${COUNTED_COLUMNS}::text[] <> change.after`);
  for (const { table: other, column } of await readReferences(queries, [table])) {
    const own = sql`and id not in (select thing_id from import_change
      where import_id = ${importId} and thing = 'aircraft_event')`;
    await note(sql`change.before is null and item.id in (select ${sql.ref(column)} from ${sql.table(other)}
      where ${sql.ref(column)} is not null ${other === 'aircraft_event' ? own : sql``})`);
  }
  const column = sql.ref(kind === 'flights' ? 'flight_id' : 'aircraft_id');
  await note(
    sql`item.id in (select ${column} from booking where state in ('reserved', 'flying') and ${column} is not null)`,
  );
  return [...found];
}
