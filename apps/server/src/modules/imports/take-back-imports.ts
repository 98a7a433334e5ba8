import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { FILE_TABLES, type FileKind } from '../file-changes/note-changes.ts';
import { noteMoved } from '../fleet/aircraft-rows.ts';
import { countTimetable } from '../timetable/timetable-revision.ts';
import { refuseIfUsed } from './in-use.ts';
import { removeBatch } from './take-back.ts';
import { lockImport, removeKeptChanges, updateImport } from '../file-changes/import-rows.ts';
import { importPayloadSchema } from './import-jobs.ts';

export const TAKE_BACK_IMPORT = 'import-take-back';

/** Job: takes an import back in batches, each committed like those of applying. */
export const takeBackImports: JobKind = {
  kind: TAKE_BACK_IMPORT,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    while (await db.transaction((tx) => takeBackBatch(tx, importId, clock()))) continue;
  },
};

/** Columns that a file may change. */
const COLUMNS = {
  flights:
    'number dep_icao arr_icao days std_utc sta_utc arr_day_offset block_min distance_nm level kind valid_from valid_until is_public note source locked types route iata_type',
  aircraft: 'type_id icao_type service base_icao is_substitute',
};

/** One batch of taking back. Before the first, it stops if something has come to depend on the import meanwhile. */
async function takeBackBatch(tx: Tx, importId: string, now: Date): Promise<boolean> {
  const row = await lockImport(tx, importId);
  if (row?.state !== 'taking_back') return false;
  const file = row.kind === 'flights' || row.kind === 'aircraft' ? row.kind : null;
  if (file !== null) await lockTimetable(tx);
  const untouched = row.done === row.good - row.skipped;
  if (untouched && (await refuseIfUsed(tx, row)) !== null) {
    await updateImport(tx, importId, { state: 'applied', reason: null, ended_at: now });
    return false;
  }
  if (file !== null) await removeChanges(tx, file, importId, now);
  const gone = file === null ? await removeBatch(tx, importId) : 0;
  if (gone === 0) {
    await updateImport(tx, importId, { state: 'taken_back', done: 0, ended_at: now });
    return false;
  }
  await updateImport(tx, importId, { done: Math.max(0, row.done - gone) });
  return true;
}

/** Restores flights or tails to their state before a file. The caller holds the timetable lock exclusively. */
async function removeChanges(tx: Tx, kind: FileKind, importId: string, now: Date): Promise<void> {
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
