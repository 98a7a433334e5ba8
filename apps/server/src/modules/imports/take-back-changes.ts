import { sql, type RawBuilder } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Queries } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { COUNTED_COLUMNS, FILE_TABLES, type FileKind } from './note-changes.ts';

/** What things are called by people. */
const LABELS = { flights: sql`'el ' || item.number`, aircraft: sql`item.registration` };
/** Columns that a file may change. */
const COLUMNS = {
  flights:
    'number dep_icao arr_icao days std_utc sta_utc arr_day_offset block_min distance_nm level kind valid_from valid_until is_public note source locked types',
  aircraft: 'type_id icao_type service base_icao is_substitute',
};

/**
 * Flights or tails of a file that can't go back: they are booked or flown, or somebody has changed them since. For people
 * to read.
 */
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

/** Puts flights or tails back as they were before a file; the caller holds the timetable alone. */
export async function removeChanges(tx: Queries, kind: FileKind, importId: string): Promise<void> {
  const [table] = FILE_TABLES[kind];
  const changed = (thing: string, isNew: boolean) =>
    sql`select thing_id from import_change where import_id = ${importId} and thing = ${thing}
      and (before is null) = ${isNew}`;
  if (kind === 'aircraft')
    await changingFixed(tx, () =>
      sql`delete from aircraft_event where id in (${changed('aircraft_event', true)})`.execute(tx),
    );
  await sql`delete from ${sql.table(table)} where id in (${changed(table, true)})`.execute(tx);
  const columns = COLUMNS[kind].split(' ').map((name) => sql.ref(name));
  await sql`update ${sql.table(table)} item set (${sql.join(columns)}) = (
      select ${sql.join(columns)} from jsonb_populate_record(null::${sql.table(table)}, change.before))
    from import_change change where change.import_id = ${importId} and change.thing = ${table}
      and change.before is not null and change.thing_id = item.id`.execute(tx);
  // Deleting rows raises no notice by itself: processes that hold the timetable are told to read it again.
  if (kind === 'flights') await sql`update timetable_revision set revision = revision + 1`.execute(tx);
  await tx.deleteFrom('import_change').where('import_id', '=', importId).execute();
}
