import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Tx } from '#server/db/database.ts';
import { removeKeptChanges } from '../file-changes/import-rows.ts';
import { noteMoved } from '../fleet/aircraft-rows.ts';
import { countTimetable } from '../timetable/timetable-revision.ts';
import { FILE_TABLES, type FileKind } from '../file-changes/note-changes.ts';

/** Columns that a file may change. */
const COLUMNS = {
  flights:
    'number dep_icao arr_icao days std_utc sta_utc arr_day_offset block_min distance_nm level kind valid_from valid_until is_public note source locked types route iata_type',
  aircraft: 'type_id icao_type service base_icao is_substitute',
};

/** Restores flights or tails to their state before a file. The caller holds the timetable lock exclusively. */
export async function removeChanges(tx: Tx, kind: FileKind, importId: string, now: Date): Promise<void> {
  const [table] = FILE_TABLES[kind];
  const changed = (thing: string, isNew: boolean) =>
    sql`select thing_id from import_change where import_id = ${importId} and thing = ${thing}
      and (before is null) = ${isNew}`;
  if (kind === 'aircraft') {
    const events = sql`aircraft_event where id in (${changed('aircraft_event', true)})`;
    await noteMoved(tx, sql`select aircraft_id from ${events}`, now);
    await changingFixed(tx, () => sql`delete from ${events}`.execute(tx));
  }
  await sql`delete from ${sql.table(table)} where id in (${changed(table, true)})`.execute(tx);
  const columns = COLUMNS[kind].split(' ').map((name) => sql.ref(name));
  await sql`update ${sql.table(table)} item set (${sql.join(columns)}) = (
      select ${sql.join(columns)} from jsonb_populate_record(null::${sql.table(table)}, change.before))
    from import_change change where change.import_id = ${importId} and change.thing = ${table}
      and change.before is not null and change.thing_id = item.id`.execute(tx);
  if (kind === 'flights') await countTimetable(tx);
  await removeKeptChanges(tx, importId);
}
